import Changed

func connect() { attempt {} }
