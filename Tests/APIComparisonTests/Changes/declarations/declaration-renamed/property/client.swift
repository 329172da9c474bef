import Changed

func paint() -> [Int: String] { Theme().colours }
