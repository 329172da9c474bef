public struct Cup: Sendable {}
