public func onLaunch(_ work: () async -> Void) {}
