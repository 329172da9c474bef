import Changed

func t(_ b: B) { b.f() }
