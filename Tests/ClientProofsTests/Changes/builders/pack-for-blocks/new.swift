public protocol Rule {}
public struct Rules: Rule {}
@resultBuilder public enum Made {
  public static func buildBlock<each R: Rule>(_ r: repeat each R) -> Rules { Rules() }
}
