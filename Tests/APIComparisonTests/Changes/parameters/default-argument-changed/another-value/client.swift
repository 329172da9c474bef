import Changed

func reconnect() { retry() }
