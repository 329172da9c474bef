extension Parts { public static func buildBlock<A>(_ value: A) -> A where A: Part { fatalError() } }
