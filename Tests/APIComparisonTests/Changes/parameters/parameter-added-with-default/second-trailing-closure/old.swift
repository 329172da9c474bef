public func download(_ page: Int, then: () -> Void) {}
