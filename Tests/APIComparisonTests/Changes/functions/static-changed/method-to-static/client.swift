import Changed

func forget() { Clipboard().clear() }
