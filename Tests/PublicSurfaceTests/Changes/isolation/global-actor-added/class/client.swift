import Changed

func t(_ k: K) { k.f() }
