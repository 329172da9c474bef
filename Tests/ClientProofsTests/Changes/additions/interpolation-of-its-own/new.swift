public struct Note: ExpressibleByStringInterpolation { public init(stringLiteral text: String) {} }
extension Note {
  public struct Words: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ text: String) {}
    public mutating func appendInterpolation(_ number: Int) {}
  }
  public init(stringInterpolation words: Words) {}
}
