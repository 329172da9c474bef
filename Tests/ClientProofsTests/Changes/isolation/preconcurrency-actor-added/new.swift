public struct Box: Sendable { @preconcurrency @MainActor public var size: Int { 0 } }
