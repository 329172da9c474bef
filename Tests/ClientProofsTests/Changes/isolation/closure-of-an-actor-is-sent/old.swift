public func run(_ work: @Sendable () async -> Void) async {}
