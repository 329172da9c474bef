@resultBuilder public enum B {
  public static func buildBlock(_ x: Int...) -> [Int] { x }
  public static func buildBlock(_ x: [Int]) -> [Int] { x }
  public static func buildOptional(_ x: [Int]?) -> [Int] { x ?? [] }
}
extension B { public static func buildLimitedAvailability(_ x: [Int]) -> String { "" } }
