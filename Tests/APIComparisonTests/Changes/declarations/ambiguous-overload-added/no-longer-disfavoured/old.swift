public func parseAmount(_ text: String) -> Int { 0 }
@_disfavoredOverload public func parseAmount(_ text: String) -> Double { 0 }
