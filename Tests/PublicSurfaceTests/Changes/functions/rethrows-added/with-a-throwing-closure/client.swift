import Changed

func t() { _ = Box(1).map { "\($0)" } }
