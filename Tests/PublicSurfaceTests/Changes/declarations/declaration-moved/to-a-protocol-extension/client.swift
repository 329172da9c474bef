import Changed

func t() { _ = S().f() }
