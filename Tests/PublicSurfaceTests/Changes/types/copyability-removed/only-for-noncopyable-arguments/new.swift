public struct Box<T: ~Copyable>: ~Copyable { public init() {} }
extension Box: Copyable where T: Copyable {}
extension Box where T: Copyable { public var v: T? { nil } }
