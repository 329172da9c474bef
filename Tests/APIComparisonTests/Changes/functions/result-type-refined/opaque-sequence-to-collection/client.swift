import Changed

func total() -> Int { prices().reduce(0, +) }
