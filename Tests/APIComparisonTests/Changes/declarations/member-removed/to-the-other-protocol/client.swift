import Changed

func copied(_ document: some Readable & Writable) -> Int { document.copy() }
