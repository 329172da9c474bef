public func f() -> Int? { 1 }
