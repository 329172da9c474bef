public func onLaunch(_ work: () -> Void) {}
