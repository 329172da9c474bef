public final class S { public init() {}; public func f() {} }
