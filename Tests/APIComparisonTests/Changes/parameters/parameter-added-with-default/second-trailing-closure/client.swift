import Changed

func read() { download(1) {} }
