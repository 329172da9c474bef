import Changed

func position(_ letters: [String]) -> Int { index(of: "a", in: letters) }
