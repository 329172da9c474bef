public func seek(second: Int32) {}
