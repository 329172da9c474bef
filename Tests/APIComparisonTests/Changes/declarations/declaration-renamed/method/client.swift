import Changed

func backUp() -> [Int] { Archive().compress(level: 9, name: "photos") }
