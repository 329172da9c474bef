import Changed

func t() { let s = S(); let u = s; _ = u }
