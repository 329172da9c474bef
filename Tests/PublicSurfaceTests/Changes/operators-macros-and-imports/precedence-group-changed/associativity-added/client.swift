import Changed

func t() { _ = 1 <+> 2 + 3 }
