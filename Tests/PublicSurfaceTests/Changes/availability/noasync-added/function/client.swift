import Changed

func t() async { f() }
