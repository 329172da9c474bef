import Changed

func t() { _ = O.K.a }
