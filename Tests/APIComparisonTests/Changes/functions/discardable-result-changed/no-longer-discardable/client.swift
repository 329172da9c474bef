import Changed

func pay() { withdraw() }
