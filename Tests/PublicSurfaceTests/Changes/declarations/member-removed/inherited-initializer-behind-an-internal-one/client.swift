import Changed
func t() { _ = Derived() }
