import Changed

func opensAt() -> Int { openingHours()[0].lowerBound }
