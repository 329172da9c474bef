import Changed

func addUp() { Column<Int>().total() }
