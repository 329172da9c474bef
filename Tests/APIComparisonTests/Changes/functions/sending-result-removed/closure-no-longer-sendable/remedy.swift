public func canceller() -> @Sendable () -> Void { fatalError() }
