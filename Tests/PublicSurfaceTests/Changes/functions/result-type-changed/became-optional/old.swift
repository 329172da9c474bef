public func f() -> Int { 0 }
