public func transaction<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {}
