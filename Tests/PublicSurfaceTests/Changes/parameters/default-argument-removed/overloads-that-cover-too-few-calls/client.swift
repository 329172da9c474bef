import Changed

func client() { draw(width: 1, height: 2) }
