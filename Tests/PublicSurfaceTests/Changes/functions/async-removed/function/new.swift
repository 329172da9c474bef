public func f() {}
