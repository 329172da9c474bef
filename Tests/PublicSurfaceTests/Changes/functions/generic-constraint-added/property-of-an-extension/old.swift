public struct S<T> { public init() {} }
extension S { public var n: Int { 0 } }
