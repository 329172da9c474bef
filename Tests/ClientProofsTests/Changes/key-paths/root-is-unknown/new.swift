public struct Values { public var locale = "" }
public struct Env<T> { public init<R>(_ path: KeyPath<R, T>) {} }
