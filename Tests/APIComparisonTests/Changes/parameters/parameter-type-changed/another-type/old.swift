public func seek(second: Int) {}
