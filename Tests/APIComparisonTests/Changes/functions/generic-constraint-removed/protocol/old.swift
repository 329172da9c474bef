public func store<Value: Hashable>(_ value: Value) {}
