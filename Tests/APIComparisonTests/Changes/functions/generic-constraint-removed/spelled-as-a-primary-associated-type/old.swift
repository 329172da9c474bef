public func average<Samples: Sequence>(_ samples: Samples) where Samples.Element == Int {}
