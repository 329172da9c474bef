import Changed

func deal() { shuffle([7, 8, 9]) }
