import Changed

func sketch() { draw(Set([1])) }
