import Changed

func doubled(_ counter: some Counter) -> Int { counter.item * 2 }
