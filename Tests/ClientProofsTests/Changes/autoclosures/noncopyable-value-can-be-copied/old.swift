public struct Key: ~Copyable { public var fits: Bool { true } }
