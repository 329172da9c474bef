public func send<Value: Sendable>(_ value: Value) {}
