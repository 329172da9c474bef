public struct S<T> { public init() {}; public func f(_ t: T) {} }
