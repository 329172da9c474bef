import Changed

func t() { var s = S(); _ = s.x }
