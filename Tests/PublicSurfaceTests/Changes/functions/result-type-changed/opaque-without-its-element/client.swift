import Changed

func client() -> Int { items().reduce(0, +) }
