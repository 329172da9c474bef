public struct Box { public init(_ v: Int) {}; public var v: Int { 1 } }
