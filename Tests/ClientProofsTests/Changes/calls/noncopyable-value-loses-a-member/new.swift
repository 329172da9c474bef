public protocol Key: ~Copyable {}
extension Key { public func turn() {} }
