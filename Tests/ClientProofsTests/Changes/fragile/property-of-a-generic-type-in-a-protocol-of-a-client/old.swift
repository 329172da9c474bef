public struct Box<T> { public var value: T }
