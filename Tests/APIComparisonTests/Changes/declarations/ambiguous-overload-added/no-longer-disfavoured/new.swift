public func parseAmount(_ text: String) -> Int { 0 }
public func parseAmount(_ text: String) -> Double { 0 }
