public func fill(_: UInt32, by: UInt32 = 1) {}
