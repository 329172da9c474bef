public func get(_ x: Int, flag: Bool = true) -> String { "" }
