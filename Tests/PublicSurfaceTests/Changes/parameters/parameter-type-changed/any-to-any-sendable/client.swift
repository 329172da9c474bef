import Changed

class N {}
func t() { f(N()) }
