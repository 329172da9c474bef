public func load() {}
public func rest() -> Int { 0 }
