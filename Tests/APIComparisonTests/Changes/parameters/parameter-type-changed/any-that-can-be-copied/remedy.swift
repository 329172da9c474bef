public func run(_ value: borrowing any Job & ~Copyable) { fatalError() }
