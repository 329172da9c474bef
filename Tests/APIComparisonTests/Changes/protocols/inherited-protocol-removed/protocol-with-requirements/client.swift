import Changed

func fingerprint<Place: Seat>(of seat: Place) -> Int { seat.hashValue }
