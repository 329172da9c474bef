public func inspect<Resource>(_ value: borrowing Resource) where Resource: ~Copyable { fatalError() }
