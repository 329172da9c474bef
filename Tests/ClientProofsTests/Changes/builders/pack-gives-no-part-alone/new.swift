public protocol Part {}
@resultBuilder public enum Parts {
  public static func buildBlock<each A: Part>(_ a: repeat each A) -> (repeat each A) { (repeat each a) }
}
