public func counter() -> () throws -> Int { { 0 } }
