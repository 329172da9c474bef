public struct Meters {
  public init(_ value: Double) {}
}
