public func onLaunch(_ value: () async -> Void) { fatalError() }
