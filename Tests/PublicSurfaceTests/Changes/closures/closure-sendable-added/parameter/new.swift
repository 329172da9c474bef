public func f(_ b: @escaping @Sendable () -> Void) {}
