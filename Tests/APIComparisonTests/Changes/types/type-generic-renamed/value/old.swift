public struct Shelf<let width: Int> { public init() {} }
