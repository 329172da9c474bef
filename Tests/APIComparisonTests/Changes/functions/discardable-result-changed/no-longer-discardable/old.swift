@discardableResult public func withdraw() -> Int { 0 }
