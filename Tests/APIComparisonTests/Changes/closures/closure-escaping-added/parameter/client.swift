import Changed

func explore(_ handler: () -> Void) { visit(handler) }
