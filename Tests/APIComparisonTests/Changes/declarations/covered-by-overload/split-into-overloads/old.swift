public func printLabel(width: Int, height: Int = 30) {}
