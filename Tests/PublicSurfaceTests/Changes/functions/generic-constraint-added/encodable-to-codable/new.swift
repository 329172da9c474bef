public struct S { public init() {}; public func f<T: Codable>(_ t: T) {} }
