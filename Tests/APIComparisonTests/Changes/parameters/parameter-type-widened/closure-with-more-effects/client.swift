import Changed

func benchmark() { measure {} }
