import Changed

func t() { _ = keep(Cat().purr()) }
