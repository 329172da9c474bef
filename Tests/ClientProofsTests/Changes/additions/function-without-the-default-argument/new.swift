public func get(_ x: Int, flag: Bool = true) -> String { "" }
public func get(_ x: Int) -> Int { 0 }
