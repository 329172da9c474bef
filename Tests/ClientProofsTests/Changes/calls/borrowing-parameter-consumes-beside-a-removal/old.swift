public struct Key: ~Copyable { public init() {} }
public func look(_ key: borrowing Key) {}
public func gone() {}
