import Changed

struct N {}
func t() -> any CustomStringConvertible { S<N>() }
