@MainActor public final class K { public init() {}; public func f() {} }
