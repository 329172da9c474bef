import Changed

func save() -> Money { Money() + Money() }
