import Changed

func t() { let s = S(); s.x = 1 }
