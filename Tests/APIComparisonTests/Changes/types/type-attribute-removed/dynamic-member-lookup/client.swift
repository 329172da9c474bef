import Changed

func contentLength() -> Int { Headers().contentLength }
