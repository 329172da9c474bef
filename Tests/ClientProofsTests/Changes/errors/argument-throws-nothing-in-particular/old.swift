public func retry<E: Error>(_ work: () throws(E) -> Void) throws(E) {}
