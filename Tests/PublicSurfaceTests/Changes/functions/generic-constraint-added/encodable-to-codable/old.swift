public struct S { public init() {}; public func f<T: Encodable>(_ t: T) {} }
