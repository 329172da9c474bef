public func canceller() -> @MainActor () -> Void { {} }
