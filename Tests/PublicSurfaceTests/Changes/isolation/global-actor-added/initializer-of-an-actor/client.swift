import Changed

func t() { _ = A() }
