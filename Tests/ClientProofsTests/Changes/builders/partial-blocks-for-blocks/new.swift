@resultBuilder public enum Rows {
  public static func buildPartialBlock(first it: Int) -> [Int] { [it] }
  public static func buildPartialBlock(accumulated: [Int], next: Int) -> [Int] { accumulated + [next] }
}
