public struct Row: Part, Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
  public static let spacer: Row = ""
}
public protocol Part {}
@resultBuilder public enum Rows {
  public static func buildBlock(_ all: Row...) -> [Row] { all }
  public static func buildExpression(_ row: Row) -> Row { .spacer }
}
