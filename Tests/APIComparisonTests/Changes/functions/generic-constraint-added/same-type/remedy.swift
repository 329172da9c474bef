public func average<Samples>(_ value: Samples) where Samples: Sequence { fatalError() }
