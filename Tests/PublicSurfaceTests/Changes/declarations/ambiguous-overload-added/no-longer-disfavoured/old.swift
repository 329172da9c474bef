public func parse(_ text: String) -> Int { 0 }
@_disfavoredOverload public func parse(_ text: String) -> Double { 0 }
