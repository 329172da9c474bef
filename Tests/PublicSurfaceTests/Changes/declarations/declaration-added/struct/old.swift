public func checkout() {}
