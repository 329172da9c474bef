import Changed

func t() { let s = S(); s.f(); s.f() }
