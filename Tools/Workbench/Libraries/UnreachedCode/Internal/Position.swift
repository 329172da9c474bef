/// A place in a source file.
struct Position: Hashable, Sendable, Comparable {
  /// The line, counted from 1.
  let line: Int
  /// The column, counted from 1.
  let column: Int

  /// Orders places as they follow each other in a file.
  static func < (one: Position, other: Position) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
