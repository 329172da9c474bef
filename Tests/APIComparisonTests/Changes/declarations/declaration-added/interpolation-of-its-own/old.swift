public struct Label: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}
