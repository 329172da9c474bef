import Changed

func t() { _ = O.I() }
