public func download(_ page: Int, then: () -> Void, finally: () -> Void = {}) {}
