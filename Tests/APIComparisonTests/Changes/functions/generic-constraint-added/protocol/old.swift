public func store<Value>(_ value: Value) {}
