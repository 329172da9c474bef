public func f<E: Error>(_ b: () throws(E) -> Void) throws(E) {}
