import Changed

func t() { _ = S(a: 1) }
