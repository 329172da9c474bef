public func f(_ a: (u: Int, v: Int)) {}
