import Changed

func t() { let s = S(); f(s); f(s) }
