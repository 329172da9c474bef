public struct Values { public var locale = "" }
public struct Env<T> { public init(_ path: KeyPath<Values, T>) {} }
