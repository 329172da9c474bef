import Changed

func t() { f {} }
