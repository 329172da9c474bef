@resultBuilder public enum Lines {
  public static func buildArray(_ lines: [[String]]) -> [String] { lines.flatMap { $0 } }
  public static func buildBlock(_ lines: [String]...) -> [String] { lines.flatMap { $0 } }
  public static func buildExpression(_ line: String) -> [String] { [line] }
}
@resultBuilder public enum Rows {
  public static func buildBlock() -> [String] { [] }
  public static func buildPartialBlock(first: String) -> [String] { [first] }
  public static func buildPartialBlock(accumulated: [String], next: String) -> [String] {
    accumulated + [next]
  }
}
public func list(@Lines _ content: () -> [String]) {}
