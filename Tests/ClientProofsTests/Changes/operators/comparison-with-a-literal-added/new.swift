public struct Age: ExpressibleByIntegerLiteral, Comparable {
  public init(integerLiteral years: Int) {}
  public static func < (a: Age, b: Age) -> Bool { false }
}
extension Age { public static func >= (age: Age, years: Int) -> [Age] { [] } }
