public func spring(force: Int = 1) -> some Equatable { force }
