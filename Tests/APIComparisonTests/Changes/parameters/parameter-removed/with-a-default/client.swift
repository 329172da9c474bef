import Changed

func archive() { scan(pages: 4, copies: 2) }
