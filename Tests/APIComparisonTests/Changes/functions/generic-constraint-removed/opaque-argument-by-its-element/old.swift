public func weigh(_ items: some Collection<some Hashable>, _ more: [some Equatable]) {}
