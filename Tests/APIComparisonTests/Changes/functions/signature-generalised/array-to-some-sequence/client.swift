import Changed

func listen() { play(tracks: [1, 2]) }
