public struct S: ~Copyable { public init() {} }
