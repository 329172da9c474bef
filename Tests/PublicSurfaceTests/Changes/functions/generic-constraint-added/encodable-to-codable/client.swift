import Changed

struct N: Encodable {}
func t() { S().f(N()) }
