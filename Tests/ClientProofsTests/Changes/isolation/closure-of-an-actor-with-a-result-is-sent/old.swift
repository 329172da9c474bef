public func run<T: Sendable>(_ work: @Sendable () async -> T) async -> T { await work() }
