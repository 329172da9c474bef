import Changed

func register(_ lorry: Lorry) -> Vehicle { lorry }
