extension Sequence { public func zz() -> Int { 1 } }
