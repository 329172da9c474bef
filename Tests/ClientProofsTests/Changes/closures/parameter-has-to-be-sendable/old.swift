public struct Answer<Value> {}
public func load<T>(_ type: T.Type, late: Bool = false, then work: @escaping (Answer<T>) -> Void) {}
