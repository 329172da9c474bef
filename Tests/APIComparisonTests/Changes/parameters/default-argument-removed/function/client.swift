import Changed

func find() { search() }
