import Changed

func showBooks() { filter(category: 1) }
