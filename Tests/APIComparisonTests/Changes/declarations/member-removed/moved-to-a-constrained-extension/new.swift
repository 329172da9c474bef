public protocol Playable {}
extension Playable where Self: Hashable {
  public func play() {}
}

public struct Song: Playable {
  public init() {}
}
