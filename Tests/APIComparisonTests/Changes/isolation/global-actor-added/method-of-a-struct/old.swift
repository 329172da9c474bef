public struct Badge: Sendable {
  public init() {}
  public func update() {}
}
