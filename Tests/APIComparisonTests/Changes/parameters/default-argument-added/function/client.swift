import Changed

func find() { search(limit: 1) }
