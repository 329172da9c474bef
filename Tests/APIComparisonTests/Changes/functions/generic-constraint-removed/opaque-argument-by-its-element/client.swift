import Changed

func weighAll() { weigh([1, 2], ["a"]) }
