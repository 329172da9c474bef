public struct Token: Sendable {
  public init() {}
}
