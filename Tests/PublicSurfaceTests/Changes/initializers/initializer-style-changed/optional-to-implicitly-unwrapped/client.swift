import Changed

func t() { if let s = S() { _ = s } }
