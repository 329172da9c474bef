public func observe(_ handler: @escaping @MainActor () -> Void) {}
