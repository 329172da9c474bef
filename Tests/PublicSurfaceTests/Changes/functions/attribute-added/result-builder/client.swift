import Changed

func t() { _ = B.buildBlock(1) }
