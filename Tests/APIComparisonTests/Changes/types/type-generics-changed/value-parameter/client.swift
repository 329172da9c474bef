import Changed

func play(on board: Board) {}
