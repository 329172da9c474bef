public func get(_ x: Int, flag: Bool = true) -> Int { 0 }
