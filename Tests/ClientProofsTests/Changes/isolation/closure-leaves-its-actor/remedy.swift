public func act(_ value: @MainActor @Sendable @escaping () -> Void) { fatalError() }
