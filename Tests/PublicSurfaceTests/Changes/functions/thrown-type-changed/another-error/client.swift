import Changed

func t() throws(E) { try f() }
