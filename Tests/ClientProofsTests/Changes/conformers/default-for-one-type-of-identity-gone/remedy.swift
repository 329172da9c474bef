extension Shelf where Self.ID == String, Self: Identifiable { @available(*, deprecated) public var label: String { fatalError() } }
