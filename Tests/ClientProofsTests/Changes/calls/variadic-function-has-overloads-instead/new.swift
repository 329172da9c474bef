public func add() {}
public func add(_ a: Int) {}
public func add(_ a: Int, _ b: Int) {}
public func add(_ a: Int, _ b: Int, _ c: Int) {}
