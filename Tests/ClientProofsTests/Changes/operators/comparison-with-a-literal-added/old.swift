public struct Age: ExpressibleByIntegerLiteral, Comparable {
  public init(integerLiteral years: Int) {}
  public static func < (a: Age, b: Age) -> Bool { false }
}
