public struct Token {
  public init() {}
}

@available(*, unavailable)
extension Token: Sendable {}
