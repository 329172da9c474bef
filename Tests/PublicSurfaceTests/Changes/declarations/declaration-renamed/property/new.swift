public struct S { public init() {}; public var tint: [Int: String] { [:] } }
