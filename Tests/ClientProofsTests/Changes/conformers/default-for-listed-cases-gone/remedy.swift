extension Shelf where Self: CaseIterable { @available(*, deprecated) public var label: String { fatalError() } }
