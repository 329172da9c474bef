public struct S { public init() {}; public func compress(level: Int, name: String) -> [Int] { [] } }
