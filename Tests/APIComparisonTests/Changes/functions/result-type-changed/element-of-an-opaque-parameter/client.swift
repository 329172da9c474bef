import Changed

func all(_ range: Range<Int>) -> [Int] { gathered(range) }
