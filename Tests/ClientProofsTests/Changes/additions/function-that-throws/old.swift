public func save<T: Encodable>(_ it: T) {}
