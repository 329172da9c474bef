extension Stored { @available(*, deprecated) public func path() -> [Self.Key] { fatalError() } }
