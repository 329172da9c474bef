import Changed

func t() { let s: S = S(); _ = s }
