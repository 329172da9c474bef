public func f(_ x: Int, then: () -> Void, finally: () -> Void = {}) {}
