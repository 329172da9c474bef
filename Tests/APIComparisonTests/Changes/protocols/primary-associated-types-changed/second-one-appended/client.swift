import Changed

func open(_ table: any Table<Int>) {}
