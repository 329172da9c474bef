import Changed

func countPairs(in cards: Set<Int>) -> Int { cards.numberOfPairs() }
