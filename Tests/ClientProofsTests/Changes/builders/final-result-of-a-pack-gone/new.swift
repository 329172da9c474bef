@resultBuilder public enum Rows {
  public static func buildBlock<each T>(_ rows: repeat each T) -> (repeat each T) { (repeat each rows) }
}
