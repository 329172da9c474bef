import Changed

func close() throws { try save() }
