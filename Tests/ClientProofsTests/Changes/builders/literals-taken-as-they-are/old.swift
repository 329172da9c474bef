public struct Line: ExpressibleByStringLiteral { public init(stringLiteral text: String) {} }
@resultBuilder public enum Lines {
  public static func buildExpression(_ line: Line) -> [Line] { [line] }
  public static func buildBlock(_ lines: [Line]...) -> [Line] { [] }
}
