public struct S { public init() {} }
@available(*, unavailable) extension S: Sendable {}
