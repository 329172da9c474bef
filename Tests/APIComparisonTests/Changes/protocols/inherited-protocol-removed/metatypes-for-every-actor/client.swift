import Changed

func load<Loaded: Plugin>(_ plugin: Loaded.Type) {
  keep(plugin)
}

func keep<Kept: SendableMetatype>(_ type: Kept.Type) {}
