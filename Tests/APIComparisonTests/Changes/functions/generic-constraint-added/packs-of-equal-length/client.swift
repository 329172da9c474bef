import Changed

func label() { match(1, 2, to: "one") }
