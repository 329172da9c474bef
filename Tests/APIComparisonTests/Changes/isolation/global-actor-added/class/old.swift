public final class Player: Sendable {
  public init() {}
  public func play() {}
}
