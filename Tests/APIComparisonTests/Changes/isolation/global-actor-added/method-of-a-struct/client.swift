import Changed

func receive() { Badge().update() }
