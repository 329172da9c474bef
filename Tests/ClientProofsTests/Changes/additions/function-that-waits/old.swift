public func load(id: Int, cached: Bool = true) -> Int { 0 }
