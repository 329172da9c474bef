public func log<Value>(_ value: Value) {}
