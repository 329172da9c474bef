public struct Shelf<let length: Int> { public init() {} }
