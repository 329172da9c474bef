import Changed

func mix() -> Int { 1 <+> 2 <+> 3 }
