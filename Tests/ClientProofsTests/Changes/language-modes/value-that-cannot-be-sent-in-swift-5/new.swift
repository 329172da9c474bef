public struct Cup {}
@available(*, unavailable) extension Cup: Sendable {}
