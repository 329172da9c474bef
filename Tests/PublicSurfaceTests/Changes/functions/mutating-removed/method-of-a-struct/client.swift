import Changed

func t() { var s = S(); s.f() }
