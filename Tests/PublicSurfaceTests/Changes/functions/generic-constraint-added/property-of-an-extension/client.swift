import Changed

struct N {}
func t() { _ = S<N>().n }
