import Changed

func t() { f(1) }
