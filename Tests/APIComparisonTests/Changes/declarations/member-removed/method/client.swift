import Changed

func bake() { Oven().preheat() }
