import Changed

func t() { _ = S().compress(level: 1, name: "") }
