public func fold() {}
