public struct S<T> { public init() {} }
