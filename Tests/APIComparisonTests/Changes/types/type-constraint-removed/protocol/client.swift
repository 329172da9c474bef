import Changed

func fill() { Drawer<Int>().insert(1) }
