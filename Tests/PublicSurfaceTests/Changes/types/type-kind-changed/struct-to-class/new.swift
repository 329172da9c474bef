public final class S { public init() {}; public var x = 0 }
