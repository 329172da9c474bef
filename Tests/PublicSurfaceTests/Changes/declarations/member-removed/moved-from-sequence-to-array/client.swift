import Changed

func client(_ values: Set<Int>) -> Int { values.doubledCount() }
