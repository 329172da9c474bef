public struct S { public init() {}; nonisolated(nonsending) public func f() async {} }
