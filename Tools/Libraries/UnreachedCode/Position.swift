/// A place in a source file.
public struct Position: Hashable, Sendable, Comparable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int

  /// Orders places as they follow each other in a file.
  public static func < (one: Position, other: Position) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
