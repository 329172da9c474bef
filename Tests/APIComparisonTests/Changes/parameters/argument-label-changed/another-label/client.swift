import Changed

func open(_ address: String) { load(from: address) }
