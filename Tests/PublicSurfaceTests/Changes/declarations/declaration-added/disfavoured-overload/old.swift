public func parse(_ text: String) -> Int { 0 }
