import Changed

func move() { pack(width: 1, height: 2) }
