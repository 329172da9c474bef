import Changed

func load<Loaded: Plugin>(_ type: Loaded.Type) -> Loaded { Loaded() }
