import Changed

func move() -> Vector { Vector() + Vector() }
