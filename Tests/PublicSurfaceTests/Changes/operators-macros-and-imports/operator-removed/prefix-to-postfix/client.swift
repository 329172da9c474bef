import Changed

func t() { _ = (<+>1) }
