import Changed

func client() -> Vector { Vector() + Vector() }
