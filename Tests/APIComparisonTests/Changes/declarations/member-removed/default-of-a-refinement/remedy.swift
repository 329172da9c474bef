extension Pet { @available(*, deprecated) public var name: String { fatalError() } }
