import Changed

func t() { let s = S(); _ = s.x }
