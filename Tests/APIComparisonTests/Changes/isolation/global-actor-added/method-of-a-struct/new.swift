public struct Badge: Sendable {
  public init() {}
  @MainActor public func update() {}
}
