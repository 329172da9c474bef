public struct Box<T> { public init() {}; public var v: T? { nil } }
