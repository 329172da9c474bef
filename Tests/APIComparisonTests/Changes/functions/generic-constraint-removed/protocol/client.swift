import Changed

func keep() { store(1) }
