import Changed

func cancel() { canceller()() }
