public struct S<T: Hashable> { public init() {}; public func f(_ t: T) {} }
