public struct S {}
public func trace(_ it: String) {}
extension S { public var trace: Int { 0 } }
