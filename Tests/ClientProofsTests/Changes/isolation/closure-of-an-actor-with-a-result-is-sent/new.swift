public func run<T: Sendable>(_ work: () async -> T) async -> T { await work() }
