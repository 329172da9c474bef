@resultBuilder public enum Rows {
  public static func buildBlock(_ it: Int) -> [Int] { [it] }
  public static func buildBlock(_ it: Int, _ next: Int) -> [Int] { [it, next] }
}
