public func inspect<Resource: ~Copyable>(_ resource: borrowing Resource) {}
