import Changed

func client() { both {} }
