import Changed

func start(_ delegate: some Delegate & Sendable) { delegate.go() }
