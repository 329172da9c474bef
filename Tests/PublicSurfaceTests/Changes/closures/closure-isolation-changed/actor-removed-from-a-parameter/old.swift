public func f(_ b: @escaping @MainActor () -> Void) {}
