public func load<E: Error>(_ retry: () throws(E) -> Void = {}) throws(E) {}
