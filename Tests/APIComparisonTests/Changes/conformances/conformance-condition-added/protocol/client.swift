import Changed

struct Apple {}
func label() -> any CustomStringConvertible { Basket<Apple>() }
