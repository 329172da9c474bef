import Changed

func edit() { crop(width: 16, height: 9) }
