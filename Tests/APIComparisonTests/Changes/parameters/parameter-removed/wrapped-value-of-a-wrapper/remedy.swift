extension Clamped { @available(*, deprecated) public init(wrappedValue: Int) { fatalError() } }
