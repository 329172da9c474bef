public func draw(width: Int, height: Int = 2) {}
