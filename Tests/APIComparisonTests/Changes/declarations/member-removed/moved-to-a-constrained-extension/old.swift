public protocol Playable {}
public struct Song: Playable {
  public init() {}
  public func play() {}
}
