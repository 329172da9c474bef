public func weigh(_ items: some Collection<some Hashable>) {}
