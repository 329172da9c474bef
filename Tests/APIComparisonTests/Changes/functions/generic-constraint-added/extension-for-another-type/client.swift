import Changed

func arrange() { Column<Int>().sort() }
