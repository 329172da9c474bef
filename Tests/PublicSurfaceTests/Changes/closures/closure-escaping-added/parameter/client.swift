import Changed

func t(_ b: () -> Void) { f(b) }
