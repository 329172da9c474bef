import Changed

func checkout() throws(CardError) { try pay() }
