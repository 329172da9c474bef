public func f(_ x: Any) {}
