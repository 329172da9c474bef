import Changed

struct N {}
func t() { f(N()) }
