import Changed

func t() { f(b: 1) }
