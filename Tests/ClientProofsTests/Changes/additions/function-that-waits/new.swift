public func load(id: Int, cached: Bool = true) -> Int { 0 }
public func load(id: Int) async -> Int { 0 }
