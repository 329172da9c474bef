public struct S<T> { public init() {} }
extension S where T == Int { public func f() {} }
