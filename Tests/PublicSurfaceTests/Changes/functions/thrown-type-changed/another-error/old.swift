public struct E: Error {}
public struct F: Error {}
public func f() throws(E) {}
