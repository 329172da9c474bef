public final class K { public init() {}; public var cb: @Sendable () -> Void = {} }
