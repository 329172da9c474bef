import Changed

func countCash() { openDrawer() }
