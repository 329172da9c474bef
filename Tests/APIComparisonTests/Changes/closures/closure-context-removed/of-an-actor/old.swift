public func spawn(@_inheritActorContext _ work: @escaping @Sendable () async -> Void) {}
