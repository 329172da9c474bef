import Changed

func watch() { observe {} }
