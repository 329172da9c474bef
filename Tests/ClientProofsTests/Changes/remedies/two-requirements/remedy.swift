extension Shape { public var corners: Int { get { fatalError() } set { fatalError() } } }
extension Shape { public mutating func grow(by: Double) -> [Int] { fatalError() } }
