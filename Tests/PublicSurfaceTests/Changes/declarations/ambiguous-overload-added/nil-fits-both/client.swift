import Changed

func client() { select(nil) }
