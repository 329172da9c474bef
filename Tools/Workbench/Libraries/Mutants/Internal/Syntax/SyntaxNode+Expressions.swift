import Syntax

/// What type-checked trees say, and what stands in the file that they are of.
extension SyntaxNode {
  /// Where the first and the last token begin.
  var tokens: (first: Int, last: Int)? { range.flatMap { $0.first <= $0.last ? $0 : nil } }

  /// The mangled type, or the empty text.
  var type: String { word("type") ?? "" }

  /// Whether it stands for nothing that is written.
  var isImplicit: Bool { has("implicit") }

  /// What the arguments of a call are.
  var arguments: [SyntaxNode] { one("args")?.all("args").compactMap { $0.one("expr") } ?? [] }
}

extension SourceText {
  /// What a node spans, or nil if it is implicit in a way that leaves no text, or may end with a regex literal.
  func extent(of node: SyntaxNode) -> Range<Int>? {
    guard let tokens = node.tokens, tokens.last < bytes.count,
      // What no node ends with is a byte of a literal's text, where the compiler sees the pieces between expressions.
      !" \t\r\n([{,:;/".utf8.contains(bytes[tokens.last])
    else { return nil }
    return tokens.first..<endOfToken(at: tokens.last)
  }

  /// The word at a place.
  func word(at place: Int) -> String { self[place..<endOfWord(at: place)] }

  /// The operator at a place.
  func sign(at place: Int) -> String { self[place..<endOfOperator(at: place)] }
}
