import Changed

func t() throws { try f() }
