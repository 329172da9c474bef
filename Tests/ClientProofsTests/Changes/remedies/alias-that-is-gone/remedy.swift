extension Stove { @available(*, deprecated) public typealias Degrees = Array }
