public enum Fault: Error {}
public func attempt<E: Error>(_ work: () throws(E) -> Int) throws(E) -> Int { try work() }
