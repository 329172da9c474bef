public struct S<T> { public init() {} }
extension S where T: BinaryInteger { public func f() {} }
