public struct S<U> { public init() {}; public func f(_ a: U) {} }
