extension Sequence { @available(*, deprecated) public func numberOfPairs() -> Int { fatalError() } }
