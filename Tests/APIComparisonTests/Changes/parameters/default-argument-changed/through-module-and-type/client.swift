import Changed

func order() { tax() }
