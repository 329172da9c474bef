import Changed

func lend(_ magazine: Magazine) -> Publication { magazine }
