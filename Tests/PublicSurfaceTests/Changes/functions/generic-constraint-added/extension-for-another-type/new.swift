public struct S<T> { public init() {} }
extension S where T == String { public func f() {} }
