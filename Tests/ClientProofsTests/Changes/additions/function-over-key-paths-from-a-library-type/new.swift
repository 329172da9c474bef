public struct Column { public init() {}; public var count: Int { 0 } }
public func sort(by key: (String) -> String) {}
public func sort(by key: KeyPath<String, String>) throws {}
public func pick(_ path: KeyPath<Substring, Int>) {}
public func pick(_ path: KeyPath<Column, Int>) {}
