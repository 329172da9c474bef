public func synchronise() {}
