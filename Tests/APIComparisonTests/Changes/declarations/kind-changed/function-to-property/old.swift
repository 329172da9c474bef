public func temperature() -> Int { 21 }
