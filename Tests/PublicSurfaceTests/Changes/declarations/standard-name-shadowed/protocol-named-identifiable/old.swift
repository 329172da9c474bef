public func start() {}
