import Changed

func arrive(with lorry: Lorry) { lorry.park() }
