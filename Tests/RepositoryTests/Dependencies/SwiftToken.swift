/// A word or a sign of a program's text, outside of comments and literals.
struct SwiftToken: Sendable, Hashable {
  /// The token as it is written, without the second backtick of a name that stands between two.
  let text: String
  let line: Int

  /// Whether the token is a name or a keyword.
  var isWord: Bool {
    text.unicodeScalars.first.map {
      $0.properties.isAlphabetic || $0 == "_" || "$`".unicodeScalars.contains($0)
    } ?? false
  }

  /// The word without backticks.
  var name: String { text.first == "`" ? String(text.dropFirst()) : text }
}
