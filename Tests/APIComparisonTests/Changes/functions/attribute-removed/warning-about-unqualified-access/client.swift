import Changed

func record() -> Int { Scores().max() }
