import Changed

func t() { let (x, y) = f(); _ = x + y + f().0 }
