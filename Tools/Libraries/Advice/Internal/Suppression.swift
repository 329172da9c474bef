/// A comment at a declaration that says why one kind of advice is not taken there.
///
/// It is written `// api-check:allow KIND: REASON`, on the line of the declaration or in the comment above it.
struct Suppression: Sendable, Hashable {
  /// The path of the file with the comment.
  let file: String
  /// The line, from 1 on.
  let line: Int
  /// The identifier of the kind, as it is written.
  let kind: String
  /// Why the advice is not taken; empty where nobody says.
  let reason: String

  private static let mark = "// api-check:allow"

  /// All such comments in the `lines` of `file`.
  static func all(in lines: [Substring], of file: String) -> [Suppression] {
    lines.enumerated().compactMap { index, line in
      guard let start = line.firstRange(of: mark)?.upperBound else { return nil }
      let parts = line[start...].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return Suppression(
        file: file, line: index + 1, kind: parts.first.map { String($0).trimmed } ?? "",
        reason: parts.count > 1 ? String(parts[1]).trimmed : "")
    }
  }

  /// Whether the comment belongs to the `declaration` on a line.
  ///
  /// It is on that line, or above it with nothing but comments and attributes between.
  func stands(at declaration: Int, in lines: [Substring]) -> Bool {
    if line == declaration { return true }
    guard line < declaration, lines.indices.contains(declaration - 2) else { return false }
    return lines[(line - 1)...(declaration - 2)].allSatisfy { text in
      let words = String(text).trimmed
      return words.hasPrefix("//") || words.hasPrefix("@")
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
