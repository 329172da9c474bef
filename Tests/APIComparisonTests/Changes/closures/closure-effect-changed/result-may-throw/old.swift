public func counter() -> () -> Int { { 0 } }
