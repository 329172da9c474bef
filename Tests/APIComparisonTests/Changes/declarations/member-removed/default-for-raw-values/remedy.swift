extension Keyed where Self.RawValue == String, Self: RawRepresentable { @available(*, deprecated) public var key: String { fatalError() } }
