import Changed

func t() { _ = E.b }
