public func visit(_ handler: @escaping () -> Void) {}
