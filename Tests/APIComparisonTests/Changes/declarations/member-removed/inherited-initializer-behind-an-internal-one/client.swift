import Changed

func substitute() -> Goalkeeper { Goalkeeper() }
