public func batch(_ changes: () -> Void) {}
