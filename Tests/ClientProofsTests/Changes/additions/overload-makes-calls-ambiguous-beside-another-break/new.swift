public func fill(_: Int64, by: Int = 1) {}
public func fill(_: UInt32, by: Int = 1) {}
