import Changed

func t() { f((x: 1, y: 2)) }
