public struct E: Error {}
public func f() throws {}
