import Changed

func client(_ values: [Int]) { merge(values, Set(values)) }
