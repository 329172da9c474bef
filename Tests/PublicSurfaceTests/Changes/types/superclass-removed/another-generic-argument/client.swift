import Changed
func t(_ d: D) { let x: Int? = d.get(); _ = x }
