public struct Key: ~Copyable { public mutating func turn() {} }
