import Changed

func left() -> Int { origin().x }
