import Changed

func checkout() { charge(Card()) }
