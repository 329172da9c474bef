infix operator <+>
public struct S { public init() {} }
