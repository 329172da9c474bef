import Changed

func volume() -> Int { Settings.volume }
