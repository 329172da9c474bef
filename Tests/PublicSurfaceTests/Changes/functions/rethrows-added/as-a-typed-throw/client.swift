import Changed

func t() { f {} }
func u() throws { try f { throw CancellationError() } }
