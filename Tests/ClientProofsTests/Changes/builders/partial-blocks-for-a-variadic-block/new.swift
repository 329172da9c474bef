@resultBuilder public enum Rows {
  public static func buildExpression(_ it: Int) -> [Int] { [it] }
  public static func buildBlock() -> [Int] { [] }
  public static func buildPartialBlock(first it: [Int]) -> [Int] { it }
  public static func buildPartialBlock(accumulated: [Int], next: [Int]) -> [Int] { accumulated + next }
}
