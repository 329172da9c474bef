public struct Level: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt) {}
}
