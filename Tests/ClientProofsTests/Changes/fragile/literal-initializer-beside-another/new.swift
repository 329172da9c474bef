public struct Meters: ExpressibleByFloatLiteral {
  public init(_ value: Double) {}
  public init(floatLiteral value: Double) {}
}
