import Changed
func t() -> Int { let b: Box = Box(1); return b.v }
