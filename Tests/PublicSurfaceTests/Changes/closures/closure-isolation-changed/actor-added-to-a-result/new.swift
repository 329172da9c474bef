public func f() -> @MainActor () -> Void { {} }
