/// The text of a source file, by line.
struct SourceText {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether there is anything to run between two places.
  ///
  /// Behind a loop that never ends the compiler counts a region that holds closing braces and nothing else.
  func hasCode(from start: Position, to end: Position) -> Bool {
    guard start.line >= 1, start.line <= end.line, end.line <= lines.count else { return true }
    return (start.line...end.line).contains { number in
      // Columns count bytes.
      let bytes = Array(lines[number - 1].utf8)
      let first = number == start.line ? start.column - 1 : 0
      let last = number == end.line ? min(end.column - 1, bytes.count) : bytes.count
      return first < last && bytes[first..<last].contains { !Array("} \t\r".utf8).contains($0) }
    }
  }
}
