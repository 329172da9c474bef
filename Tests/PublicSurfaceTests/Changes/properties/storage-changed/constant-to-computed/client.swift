import Changed

func t() { _ = g }
