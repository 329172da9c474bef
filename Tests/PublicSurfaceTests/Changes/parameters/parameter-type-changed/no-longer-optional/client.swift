import Changed

func t() { f(a: nil) }
