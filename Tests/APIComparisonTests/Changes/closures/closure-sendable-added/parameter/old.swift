public func observe(_ handler: @escaping () -> Void) {}
