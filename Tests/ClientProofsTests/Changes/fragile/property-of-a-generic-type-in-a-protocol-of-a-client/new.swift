public struct Box<T: ~Copyable>: ~Copyable { public var value: T }
extension Box: Copyable where T: Copyable {}
