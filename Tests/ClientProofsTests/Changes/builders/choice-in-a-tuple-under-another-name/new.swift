@resultBuilder public enum Rows {
  public static func buildBlock<A: Part, B: Part>(_ a: A, _ b: B) -> (A, B) { (a, b) }
  public static func buildBlock<A: Part>(_ a: A) -> A { a }
  public static func buildOptional<A: Part>(_ it: A?) -> Maybe<A> { Maybe() }
}
public protocol Part {}
public struct Maybe<A: Part>: Part {}
