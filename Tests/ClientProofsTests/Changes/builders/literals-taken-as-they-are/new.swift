public struct Line: ExpressibleByStringLiteral { public init(stringLiteral text: String) {} }
@resultBuilder public enum Lines {
  public static func buildExpression(_ line: Line) -> [Line] { [line] }
  public static func buildExpression(_ text: String) -> [Line] { [] }
  public static func buildBlock(_ lines: [Line]...) -> [Line] { [] }
}
