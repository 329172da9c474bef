import Changed

func count() -> Int { counter()() }
