import Changed

func listen() -> Int { Radio().volume }
