import Changed

func goals() -> Int { score().home }
