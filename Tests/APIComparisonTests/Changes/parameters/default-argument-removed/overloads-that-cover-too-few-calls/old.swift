public func pack(width: Int, height: Int = 2, depth: Int = 3) {}
