@resultBuilder public enum Rows {
  public static func buildExpression(_ it: Int) -> [Int] { [it] }
  public static func buildBlock(_ all: [Int]...) -> [Int] { all.flatMap(\.self) }
}
