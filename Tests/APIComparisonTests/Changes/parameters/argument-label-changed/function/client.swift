import Changed

func book() { reserve(seats: 2) }
