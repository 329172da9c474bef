import Changed

func t() { f(1, 2) }
