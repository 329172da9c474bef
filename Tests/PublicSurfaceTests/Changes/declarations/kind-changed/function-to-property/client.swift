import Changed

func t() { _ = f() }
