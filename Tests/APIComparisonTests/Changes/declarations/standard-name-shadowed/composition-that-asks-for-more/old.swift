public protocol KitError {}
public func load() -> Int { 0 }
