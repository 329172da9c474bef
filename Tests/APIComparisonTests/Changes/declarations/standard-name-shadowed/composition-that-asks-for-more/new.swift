public protocol KitError {}
public func load() -> Int { 0 }
public typealias Error = Swift.Error & KitError
