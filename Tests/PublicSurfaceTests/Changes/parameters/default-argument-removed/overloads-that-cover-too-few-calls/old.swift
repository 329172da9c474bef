public func draw(width: Int, height: Int = 2, depth: Int = 3) {}
