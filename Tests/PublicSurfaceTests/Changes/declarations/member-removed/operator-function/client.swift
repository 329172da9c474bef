import Changed

func t() { _ = S() <+> S() }
