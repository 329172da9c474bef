public struct S { public init?() {} }
