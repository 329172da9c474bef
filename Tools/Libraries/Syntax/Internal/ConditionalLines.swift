/// The parts of a file that are compiled only where a condition holds.
struct ConditionalLines {
  /// Some lines, and what has to hold for them.
  struct Part {
    /// Conditions as the compiler takes them, all of which have to hold.
    let conditions: [String]
    /// The directive that begins them, with its condition.
    let directive: String
    /// Where that is.
    let offset: Int
    /// The bytes of the lines.
    let range: Range<Int>

    /// The conditions as one.
    var condition: String { conditions.map { "(\($0))" }.joined(separator: " && ") }
  }

  private struct Open {
    let outer: [String]
    var directive: Directive
    /// The conditions of earlier branches, none of which may hold.
    var refused: [String]
    var own: String?
  }

  private struct Directive {
    let word: String
    let condition: String
    /// All of it; the line ends with it.
    let range: Range<Int>

    var text: String { condition.isEmpty ? word : "\(word) \(condition)" }
  }

  private(set) var parts: [Part] = []
  /// Where all directives are, with their conditions.
  private(set) var directives: [Range<Int>] = []
  /// The comments of a file that has conditions.
  private(set) var comments: [Range<Int>] = []
  private var open: [Open] = []

  init(of text: SourceText) {
    guard text.mentions("#if") else { return }
    let lexer = SourceLexer(of: text)
    comments = lexer.comments
    var skipped = (lexer.comments + lexer.texts).sorted { $0.lowerBound < $1.lowerBound }[...]
    for offset in text.bytes.indices where text.bytes[offset] == UInt8(ascii: "#") {
      while let first = skipped.first, first.upperBound <= offset { skipped.removeFirst() }
      if skipped.first?.contains(offset) ?? false { continue }
      guard let directive = directive(at: offset, in: text) else { continue }
      directives.append(directive.range)
      follow(directive)
    }
  }

  private func directive(at offset: Int, in text: SourceText) -> Directive? {
    let start = text.endOfWord(at: offset + 1)
    let word = text[offset..<start]
    guard ["#if", "#elseif", "#else", "#endif"].contains(word) else { return nil }
    let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
    let comment = comments.first { $0.lowerBound >= start }?.lowerBound ?? end
    let words = text[start..<min(comment, end)].split(whereSeparator: \.isWhitespace)
    return Directive(word: word, condition: words.joined(separator: " "), range: offset..<end)
  }

  private mutating func follow(_ directive: Directive) {
    switch directive.word {
    case "#if":
      open.append(
        Open(
          outer: open.flatMap(Self.conditions), directive: directive, refused: [], own: directive.condition))
    case "#endif":
      if let last = open.popLast() { close(last, at: directive.range.lowerBound) }
    default:
      guard var last = open.popLast() else { return }
      close(last, at: directive.range.lowerBound)
      last.refused += last.own.map { [$0] } ?? []
      (last.own, last.directive) = (directive.word == "#else" ? nil : directive.condition, directive)
      open.append(last)
    }
  }

  private static func conditions(of open: Open) -> [String] {
    open.refused.map { "!(\($0))" } + (open.own.map { [$0] } ?? [])
  }

  private mutating func close(_ part: Open, at end: Int) {
    let (directive, start) = (part.directive, part.directive.range.upperBound)
    parts.append(
      Part(
        conditions: part.outer + Self.conditions(of: part), directive: directive.text,
        offset: directive.range.lowerBound, range: start..<max(end, start)))
  }
}
