public func balance() -> Int { 0 }
