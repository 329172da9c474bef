import Changed

func t(_ a: A) { f(a) }
