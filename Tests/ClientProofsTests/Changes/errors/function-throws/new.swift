public func load() throws {}
public func rest() -> Int { 0 }
