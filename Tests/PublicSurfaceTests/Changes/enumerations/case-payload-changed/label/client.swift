import Changed

func t() -> E { E.a(x: 1) }
