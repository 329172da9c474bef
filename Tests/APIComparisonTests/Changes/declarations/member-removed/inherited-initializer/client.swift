import Changed

func openInspector() -> Panel { Panel(width: 320) }
