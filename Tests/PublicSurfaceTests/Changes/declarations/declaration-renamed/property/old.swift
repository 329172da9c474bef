public struct S { public init() {}; public var colour: [Int: String] { [:] } }
