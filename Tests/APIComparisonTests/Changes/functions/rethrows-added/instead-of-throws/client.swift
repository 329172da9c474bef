import Changed

func transfer() throws { try transaction {} }
