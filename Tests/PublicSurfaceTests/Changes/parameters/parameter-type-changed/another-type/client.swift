import Changed

func t() { let n = 1; f(a: n) }
