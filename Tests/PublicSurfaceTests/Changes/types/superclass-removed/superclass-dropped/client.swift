import Changed

func t(_ b: B) -> A { b }
