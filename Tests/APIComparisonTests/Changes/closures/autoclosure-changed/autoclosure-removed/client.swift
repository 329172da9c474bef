import Changed

func trace() { log(404) }
