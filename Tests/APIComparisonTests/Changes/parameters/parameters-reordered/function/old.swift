public func crop(width: Int, height: Int) {}
