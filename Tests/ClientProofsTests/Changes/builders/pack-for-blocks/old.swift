public protocol Rule {}
public struct Rules: Rule {}
@resultBuilder public enum Made {
  public static func buildBlock<A: Rule>(_ a: A) -> A { a }
  public static func buildBlock<A: Rule, B: Rule>(_ a: A, _ b: B) -> Rules { Rules() }
}
