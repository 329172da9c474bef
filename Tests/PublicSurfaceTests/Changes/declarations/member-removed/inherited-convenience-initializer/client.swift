import Changed
func t() { _ = B() }
