import Changed

func t() { let x = f(); _ = x == x }
