import Changed

func isFull(_ guests: Int) -> Bool { guests >= maximumGuests }
