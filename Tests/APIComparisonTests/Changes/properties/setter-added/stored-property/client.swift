import Changed

func isAdult() -> Bool { Profile().age >= 18 }
