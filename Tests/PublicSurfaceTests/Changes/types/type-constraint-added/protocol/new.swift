public struct S<T: Hashable> { public init() {} }
