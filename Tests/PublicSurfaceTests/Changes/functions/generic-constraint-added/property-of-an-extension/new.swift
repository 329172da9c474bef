public struct S<T> { public init() {} }
extension S where T: Hashable { public var n: Int { 0 } }
