import Changed
func t() -> Int { [1].zz() }
