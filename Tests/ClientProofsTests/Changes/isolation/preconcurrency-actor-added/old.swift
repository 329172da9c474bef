public struct Box: Sendable { public var size: Int { 0 } }
