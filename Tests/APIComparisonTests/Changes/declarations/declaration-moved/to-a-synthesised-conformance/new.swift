public struct Coordinate: Hashable {
  public init() {}
}
