public struct S { public init() {}; @concurrent public func f() async {} }
