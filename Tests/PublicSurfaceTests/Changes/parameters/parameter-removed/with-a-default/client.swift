import Changed

func t() { f(a: 1, b: 2) }
