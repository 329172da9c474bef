import Changed

func t() { var h = Hasher(); S().hash(into: &h); _ = S() == S() }
