public struct Key: ~Copyable { public init() {} }
public func look(_ key: consuming Key) {}
