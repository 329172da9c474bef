import Changed

func light(_ lamp: Lamp) { lamp.light() }
