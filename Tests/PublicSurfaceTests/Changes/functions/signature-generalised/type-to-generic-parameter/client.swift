import Changed

func t() { _ = f([1], 2) }
