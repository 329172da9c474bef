public protocol Job: Sendable {}
