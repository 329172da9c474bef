import Changed

func firstBook() -> Int { Shelf()[0] }
