import Changed

func trace() { log("retries", 2) }
