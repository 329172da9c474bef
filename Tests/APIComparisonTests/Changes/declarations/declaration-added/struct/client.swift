import Changed

func buy() { checkout() }
