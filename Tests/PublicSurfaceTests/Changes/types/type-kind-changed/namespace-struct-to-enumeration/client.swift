import Changed

func t() { N.f() }
