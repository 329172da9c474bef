public struct S {}
public func trace(_ it: String) {}
