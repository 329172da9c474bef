import Changed

struct N: ~Copyable {}
func t() { let n = N(); f(n) }
