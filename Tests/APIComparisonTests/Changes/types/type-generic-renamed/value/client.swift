import Changed

extension Shelf { var area: Int { width * width } }
