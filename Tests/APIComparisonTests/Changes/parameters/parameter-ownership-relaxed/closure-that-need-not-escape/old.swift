public func observe(_ handler: @escaping @Sendable () -> Void) {}
