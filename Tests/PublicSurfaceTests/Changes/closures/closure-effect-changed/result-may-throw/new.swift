public func f() -> () throws -> Int { { 0 } }
