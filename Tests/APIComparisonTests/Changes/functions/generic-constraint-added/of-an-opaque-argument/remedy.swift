public func weigh(_ value: some Collection<some Hashable>) { fatalError() }
