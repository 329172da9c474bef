import Changed

func t() { var n = 1; f(&n) }
