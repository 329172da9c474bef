import Changed

func work() { fold() }
