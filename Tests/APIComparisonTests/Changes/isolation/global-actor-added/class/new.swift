@MainActor public final class Player {
  public init() {}
  public func play() {}
}
