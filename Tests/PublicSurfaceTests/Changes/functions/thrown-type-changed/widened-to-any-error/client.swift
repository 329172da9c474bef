import Changed

func t() throws(E) { _ = try S() }
