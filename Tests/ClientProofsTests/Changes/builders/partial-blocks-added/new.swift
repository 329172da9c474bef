@resultBuilder public enum Pair {
  public static func buildBlock(_ a: Int, _ b: String) -> (Int, String) { (a, b) }
}
extension Pair {
  public static func buildPartialBlock(first: Int) -> Int { first }
  public static func buildPartialBlock(accumulated: Int, next: Int) -> Int { next }
}
