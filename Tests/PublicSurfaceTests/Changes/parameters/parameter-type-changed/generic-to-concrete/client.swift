import Changed

func t() { f(Set([1])) }
