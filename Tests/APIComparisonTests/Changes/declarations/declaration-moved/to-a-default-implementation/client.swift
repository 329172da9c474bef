import Changed

func shutDown() { FileLogger().flush() }
