import Changed

func service(_ lorry: Lorry) -> Lorry { repair(lorry) }
