public func shuffle(_ cards: some Collection<Int>) {}
