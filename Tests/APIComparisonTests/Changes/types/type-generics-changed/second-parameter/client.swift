import Changed

func clear(_ cache: Cache<Int>) {}
