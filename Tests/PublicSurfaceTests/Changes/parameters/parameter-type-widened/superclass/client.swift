import Changed

func t() { f(B()) }
