public func parse(_ text: String) -> Int { 0 }
public func parse(_ text: String) -> Double { 0 }
