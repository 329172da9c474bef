public final class K: Sendable { public init() {}; public func f() {} }
