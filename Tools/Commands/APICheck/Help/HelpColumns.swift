/// Lines of a help text: terms in one column, what they mean in another.
enum HelpColumns {
  /// No line is longer.
  static let lineLength = 100

  /// One or more lines for each entry; a term that is too long has a line of its own.
  static func text(_ entries: [(term: String, meaning: String)], width: Int) -> String {
    entries.map { entry(term: $0.term, meaning: $0.meaning, width: width) }.joined()
  }

  /// Lines as long as they may be.
  static func paragraph(_ text: String) -> String {
    lines(of: text, width: lineLength).joined(separator: "\n") + "\n"
  }

  private static func entry(term: String, meaning: String, width: Int) -> String {
    let indent = String(repeating: " ", count: 2 + width)
    var rows = lines(of: meaning, width: lineLength - indent.count).map { indent + $0 }
    let head = "  " + term
    if head.count < indent.count, let first = rows.first {
      rows[0] = head + first.dropFirst(head.count)
    } else {
      rows.insert(head, at: 0)
    }
    return rows.map { $0 + "\n" }.joined()
  }

  private static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
