public func compare<Value: Equatable>(_ value: Value) {}
