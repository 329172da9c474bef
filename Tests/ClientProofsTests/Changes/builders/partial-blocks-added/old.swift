@resultBuilder public enum Pair {
  public static func buildBlock(_ a: Int, _ b: String) -> (Int, String) { (a, b) }
}
