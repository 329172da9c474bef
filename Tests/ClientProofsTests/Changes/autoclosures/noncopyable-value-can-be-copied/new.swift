public struct Key { public var fits: Bool { true } }
