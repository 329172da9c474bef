import Changed

func elect() { count([1, 2, 1]) }
