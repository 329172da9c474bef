import Changed

func label() -> any CustomStringConvertible { Basket<Int>() }
