import Changed

func showAll() { filter(category: nil) }
