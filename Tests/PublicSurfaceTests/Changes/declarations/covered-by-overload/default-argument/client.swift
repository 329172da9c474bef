import Changed

func t() { f(); f(a: 1) }
