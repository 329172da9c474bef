/// The parts of a file that are compiled only where a condition holds.
struct ConditionalLines {
  /// Some lines, and what has to hold for them.
  struct Part {
    /// Conditions as the compiler takes them, all of which have to hold.
    let conditions: [String]
    /// The bytes of the lines.
    let range: Range<Int>

    /// The conditions as one.
    var condition: String { conditions.map { "(\($0))" }.joined(separator: " && ") }
  }

  private struct Open {
    let outer: [String]
    /// The conditions of earlier branches, none of which may hold.
    var refused: [String]
    var own: String?
    var start: Int
  }

  private(set) var parts: [Part] = []
  private var open: [Open] = []

  init(of text: SourceText) {
    guard text.mentions("#if") else { return }
    var line = 1
    while let start = text.offset(line: line, column: 1), start < text.bytes.count {
      let end = text.offset(line: line + 1, column: 1) ?? text.bytes.count
      let words = text[start..<end].split(whereSeparator: \.isWhitespace)
      let code = words.prefix { !$0.hasPrefix("//") }
      if let directive = code.first, directive.hasPrefix("#") {
        follow(String(directive), code.dropFirst().joined(separator: " "), start, end)
      }
      line += 1
    }
  }

  private mutating func follow(_ directive: String, _ condition: String, _ start: Int, _ end: Int) {
    switch directive {
    case "#if":
      open.append(Open(outer: open.flatMap(Self.conditions), refused: [], own: condition, start: end))
    case "#elseif", "#else":
      guard var last = open.popLast() else { return }
      close(last, at: start)
      last.refused += last.own.map { [$0] } ?? []
      (last.own, last.start) = (directive == "#else" ? nil : condition, end)
      open.append(last)
    case "#endif":
      if let last = open.popLast() { close(last, at: start) }
    default: break
    }
  }

  private static func conditions(of open: Open) -> [String] {
    open.refused.map { "!(\($0))" } + (open.own.map { [$0] } ?? [])
  }

  private mutating func close(_ part: Open, at end: Int) {
    parts.append(
      Part(conditions: part.outer + Self.conditions(of: part), range: part.start..<max(end, part.start)))
  }
}
