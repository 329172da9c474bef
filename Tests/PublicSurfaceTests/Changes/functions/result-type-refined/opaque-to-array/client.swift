import Changed

func t() { for x in f() { _ = x } }
