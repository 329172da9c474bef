import Changed

func cook() -> Recipe { Recipe() }
