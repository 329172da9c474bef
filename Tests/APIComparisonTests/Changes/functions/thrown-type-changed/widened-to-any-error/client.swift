import Changed

func open() throws(ParsingError) -> Document { try Document() }
