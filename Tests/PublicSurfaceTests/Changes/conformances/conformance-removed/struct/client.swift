import Changed

func t() { _ = Set([S()]) }
