import Changed

func countPairs() -> Int { [1, 2].numberOfPairs() }
