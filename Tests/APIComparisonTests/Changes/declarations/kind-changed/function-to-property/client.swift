import Changed

func isWarm() -> Bool { temperature() > 20 }
