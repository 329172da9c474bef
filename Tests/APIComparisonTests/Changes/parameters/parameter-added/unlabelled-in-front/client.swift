import Changed

func listen() { play(1) }
