import Changed

func shelf(_ library: Library) -> BookShelf { library }
