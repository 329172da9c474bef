public func compare<Value: Hashable>(_ value: Value) {}
