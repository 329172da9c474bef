import Changed

func scan() { add(199) }
