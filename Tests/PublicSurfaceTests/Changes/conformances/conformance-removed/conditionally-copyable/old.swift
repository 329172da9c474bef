public struct Box<T: ~Copyable>: ~Copyable { public init() {} }
extension Box: Copyable where T: Copyable {}
