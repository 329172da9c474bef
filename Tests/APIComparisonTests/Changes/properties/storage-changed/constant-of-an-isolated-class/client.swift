import Changed

@MainActor
func isFull(_ restaurant: Restaurant, _ guests: Int) -> Bool { guests >= restaurant.maximumGuests }
