import Changed

func t() throws { _ = try S().x }
