public func observe(_ handler: () -> Void) {}
