import Changed

func client() -> Int { [1].doubledCount() }
