import Changed

func t() -> Int { ranges()[0].lowerBound }
