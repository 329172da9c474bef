public struct Box<T> { public init() {} }
