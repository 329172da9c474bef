public struct S: Sendable { public init() {} }
