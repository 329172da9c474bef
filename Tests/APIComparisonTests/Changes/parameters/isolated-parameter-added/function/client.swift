import Changed

func close(_ kitchen: Kitchen) { clean(kitchen) }
