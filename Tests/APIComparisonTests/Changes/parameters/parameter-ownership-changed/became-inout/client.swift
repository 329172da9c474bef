import Changed

func edit() { sharpen(1) }
