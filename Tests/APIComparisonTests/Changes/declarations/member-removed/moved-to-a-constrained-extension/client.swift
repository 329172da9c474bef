import Changed

func listen() { Song().play() }
