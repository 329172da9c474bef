import Changed

func t() -> any CustomStringConvertible { S<Int>() }
