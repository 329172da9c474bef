public struct S<T> { public init() {} }
extension S: CustomStringConvertible where T: Hashable { public var description: String { "" } }
