import Changed

func travel() { rent(days: 7) }
