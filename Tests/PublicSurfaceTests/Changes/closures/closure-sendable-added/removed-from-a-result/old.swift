public func f() -> @Sendable () -> Void { {} }
