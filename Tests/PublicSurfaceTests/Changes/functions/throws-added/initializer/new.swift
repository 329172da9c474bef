public struct S { public init() throws {} }
