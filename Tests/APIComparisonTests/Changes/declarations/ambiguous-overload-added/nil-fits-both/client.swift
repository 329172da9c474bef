import Changed

func clearSelection() { select(nil) }
