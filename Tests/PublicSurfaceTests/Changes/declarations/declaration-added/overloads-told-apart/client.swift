import Changed

func t() { let x = S().f(a: 1); _ = x }
