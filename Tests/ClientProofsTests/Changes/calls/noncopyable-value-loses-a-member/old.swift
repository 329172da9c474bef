public protocol Key: ~Copyable {}
extension Key where Self: ~Copyable { public func turn() {} }
