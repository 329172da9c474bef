import Changed

func cook(with kettle: Kettle) { kettle.boil() }
