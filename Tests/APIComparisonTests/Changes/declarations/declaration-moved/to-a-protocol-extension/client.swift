import Changed

func charge() -> Int { Cart().total() }
