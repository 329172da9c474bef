import Changed

func t() { _ = S()[0] }
