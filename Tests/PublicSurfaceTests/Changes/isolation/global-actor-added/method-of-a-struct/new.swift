public struct S: Sendable { public init() {}; @MainActor public func f() {} }
