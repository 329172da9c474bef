import Changed

func t() { S().f() }
