extension Array { public func zz() -> Int { 1 } }
