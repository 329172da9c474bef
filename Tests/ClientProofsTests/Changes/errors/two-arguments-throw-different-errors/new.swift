public func both<E: Error>(_ a: () throws(E) -> Void, _ b: () throws(E) -> Void) throws(E) {}
