public struct S<T> { public init() {} }
extension S: CustomStringConvertible { public var description: String { "" } }
