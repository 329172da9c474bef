import Changed
func t() { _ = Derived(n: 1) }
