/// Finds where a declaration ends, in text that compiles.
struct SourceScanner {
  private let text: String
  private var position: String.Index

  init(_ text: String, from start: String.Index) {
    self.text = text
    position = start
  }

  /// Where the body of the declaration begins, if it has one, and where the declaration ends.
  mutating func declaration() -> (body: String.Index?, end: String.Index) {
    var depth = 0
    while position < text.endIndex {
      switch text[position] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0:
        let body = position
        skipBlock()
        return (body, position)
      case "\"": skipString()
      case "/" where text[position...].hasPrefix("//"): skipLine()
      case "\n" where depth == 0 && !goesOn: return (nil, position)
      case "}" where depth == 0: return (nil, position)
      default: break
      }
      if position < text.endIndex { position = text.index(after: position) }
    }
    return (nil, position)
  }

  /// Whether what follows the end of the line belongs to the same declaration.
  private var goesOn: Bool {
    let next = text[position...].drop { $0.isWhitespace }
    let before = text[..<position].last { $0 != " " }
    return ["->", "where ", "throws", "async", "{", ": ", "= ", "."].contains { next.hasPrefix($0) }
      || before.map { ",=:&>".contains($0) && !text[..<position].hasSuffix("\n") } == true
        && before != ">"
  }

  /// Skips a block in braces; the position is after it.
  private mutating func skipBlock() {
    var depth = 0
    while position < text.endIndex {
      switch text[position] {
      case "{": depth += 1
      case "}": depth -= 1
      case "\"": skipString()
      case "/" where text[position...].hasPrefix("//"): skipLine()
      default: break
      }
      guard position < text.endIndex else { return }
      position = text.index(after: position)
      if depth == 0 { return }
    }
  }

  /// Skips a string; the position is at its last quote.
  private mutating func skipString() {
    let quote = text[position...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    position = text.index(position, offsetBy: quote.count)
    while position < text.endIndex, !text[position...].hasPrefix(quote) {
      if text[position] == "\\" { position = text.index(after: position) }
      if position < text.endIndex { position = text.index(after: position) }
    }
    if position < text.endIndex { position = text.index(position, offsetBy: quote.count - 1) }
  }

  /// Skips a comment; the position is before the end of the line.
  private mutating func skipLine() {
    position = text[position...].firstIndex(of: "\n").map { text.index(before: $0) } ?? text.endIndex
  }
}
