public func parseAmount(_ text: String) -> Int { 0 }
