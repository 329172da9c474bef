import Changed

func t() async { await f() }
