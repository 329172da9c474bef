import Changed

func read() async -> String { await translate(1) }
