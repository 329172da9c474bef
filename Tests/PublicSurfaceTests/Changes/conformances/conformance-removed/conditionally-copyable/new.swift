public struct Box<T: ~Copyable>: ~Copyable { public init() {} }
