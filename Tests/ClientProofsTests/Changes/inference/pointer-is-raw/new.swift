public func fill(_ memory: UnsafeMutableRawPointer) {}
