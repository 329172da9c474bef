import Changed

func isOne(_ coin: Coin) -> Bool { coin == Coin() || Set([coin]).isEmpty }
