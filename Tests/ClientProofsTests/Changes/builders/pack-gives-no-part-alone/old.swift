public protocol Part {}
@resultBuilder public enum Parts {
  public static func buildBlock<A: Part>(_ a: A) -> A { a }
  public static func buildBlock<A: Part, B: Part>(_ a: A, _ b: B) -> (A, B) { (a, b) }
}
