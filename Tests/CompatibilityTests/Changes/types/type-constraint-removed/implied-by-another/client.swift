import Changed

func ranking() -> Ranking<String, Int> { Ranking() }
