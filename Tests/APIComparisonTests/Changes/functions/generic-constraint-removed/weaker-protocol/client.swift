import Changed

func judge() { compare(1) }
