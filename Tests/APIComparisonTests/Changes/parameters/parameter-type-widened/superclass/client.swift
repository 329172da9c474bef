import Changed

func arrive() { park(Lorry()) }
