import Changed

func checkout() { charge(.init()) }
