import Changed

func endYear() { Ledger().close() }
