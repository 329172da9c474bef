public func act(_ work: @escaping @MainActor () -> Void) {}
