import Changed

func t(_ a: A) -> Int { a.x }
