public func walk(_ way: Double) -> String { "" }
