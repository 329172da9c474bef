import Changed

func t() { let x = f(1); _ = x }
