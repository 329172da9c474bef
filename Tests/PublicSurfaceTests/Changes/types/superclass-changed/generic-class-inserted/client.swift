import Changed
func t(_ d: D) -> Base { d.go(); return d }
