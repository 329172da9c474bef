public struct S: Hashable { public init() {} }
