import Changed

func t() -> Int { 1 <+> 2 <+> 3 }
