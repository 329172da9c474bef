extension Shelf where Self.RawValue == String, Self: RawRepresentable { @available(*, deprecated) public var label: String { fatalError() } }
