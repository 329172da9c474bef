public func save<T: Encodable>(_ it: T) {}
public func save(_ it: String) throws {}
