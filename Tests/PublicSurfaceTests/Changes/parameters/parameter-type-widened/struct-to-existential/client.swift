import Changed

func t() { f(S()) }
