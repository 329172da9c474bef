public func fill(_ memory: UnsafeMutablePointer<UInt8>) {}
