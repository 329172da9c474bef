public func visit(_ handler: (() -> Void)?) {}
