public struct S {}
public func print(_ text: String) throws {}
