import Changed

func loadSettings() async {}
func start() { onLaunch { await loadSettings() } }
