infix operator <+>
public struct S { public init() {}; public static func <+> (a: S, b: S) -> S { a } }
