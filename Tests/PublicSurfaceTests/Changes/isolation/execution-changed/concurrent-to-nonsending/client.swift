import Changed

func t() async { await S().f() }
