@MainActor public final class K { public init() {}; nonisolated public func f() {} }
