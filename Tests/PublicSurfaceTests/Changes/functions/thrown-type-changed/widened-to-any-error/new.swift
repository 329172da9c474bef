public struct E: Error {}
public struct S { public init() throws {} }
