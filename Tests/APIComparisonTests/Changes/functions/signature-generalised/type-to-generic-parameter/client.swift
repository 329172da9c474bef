import Changed

func browse() -> [Int] { page([1, 2, 3], 2) }
