import Changed

func open() -> Kitchen { Kitchen() }
