public func canceller() -> @Sendable () -> Void { {} }
