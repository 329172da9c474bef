public struct S { public init() {}; public func squeeze(level: Int, name: String) -> [Int] { [] } }
