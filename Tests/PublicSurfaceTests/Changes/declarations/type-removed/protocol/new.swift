public func g() {}
