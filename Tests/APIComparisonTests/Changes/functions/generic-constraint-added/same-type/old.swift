public func average<Samples: Sequence>(_ samples: Samples) {}
