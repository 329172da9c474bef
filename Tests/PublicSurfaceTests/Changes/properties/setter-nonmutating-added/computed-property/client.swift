import Changed

func t() { var s = S(); s.x = 1 }
