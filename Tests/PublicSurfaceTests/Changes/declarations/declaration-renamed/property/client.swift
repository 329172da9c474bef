import Changed

func t() { _ = S().colour }
