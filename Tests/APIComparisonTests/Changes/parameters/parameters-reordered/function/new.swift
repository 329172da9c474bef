public func crop(height: Int, width: Int) {}
