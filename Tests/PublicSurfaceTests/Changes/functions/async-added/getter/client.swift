import Changed

func t() { _ = S().x }
