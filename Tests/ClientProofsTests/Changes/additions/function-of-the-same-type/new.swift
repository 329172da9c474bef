public func get(_ x: Int, flag: Bool = true) -> Int { 0 }
public func get(_ x: Int) -> Int { 0 }
