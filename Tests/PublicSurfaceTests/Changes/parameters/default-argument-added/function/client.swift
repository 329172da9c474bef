import Changed

func t() { f(a: 1) }
