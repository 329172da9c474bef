public func f(_ a: Int) -> Int { 0 }
public func f(_ a: Int) -> String { "" }
