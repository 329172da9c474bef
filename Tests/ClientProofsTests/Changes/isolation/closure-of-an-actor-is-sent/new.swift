public func run(_ work: () async -> Void) async {}
