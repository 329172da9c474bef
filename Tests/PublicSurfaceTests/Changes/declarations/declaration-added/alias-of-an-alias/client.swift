import Changed

func t() { let c: Callback = { _ in }; f(c) }
