public struct S<T, U> { public init() {} }
