public enum Fault: Error {}
public func attempt(_ work: () throws(Fault) -> Int) throws(Fault) -> Int { try work() }
