public struct Column { public init() {} }
public func sort(by key: (String) -> String) {}
public func pick(_ path: KeyPath<Substring, Int>) {}
