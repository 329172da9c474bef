@MainActor public struct Toolbar: Sendable {
  public init() {}
  public func hide() {}
}
