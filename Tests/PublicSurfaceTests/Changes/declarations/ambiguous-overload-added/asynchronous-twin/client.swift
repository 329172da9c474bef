import Changed

func t() async { f(1) }
