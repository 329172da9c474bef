import Changed

func isAffordable() -> Bool { 20 <+> 4 < 30 }
