/// The expression behind a parameter's `=`.
///
/// Two of them are equal if they say the same in another layout: white space, semicolons between lines, a comma behind
/// the last element and the underscores of numbers say nothing.
public struct DefaultArgument: Sendable {
  private let text: String
  private let words: [String]

  /// Makes one of its source text.
  init(_ text: String) {
    self.text = text
    words = Self.words(of: Tokenizer.tokens(of: text))
  }

  private static func words(of tokens: [Token]) -> [String] {
    var words: [String] = []
    for (index, token) in tokens.enumerated() where token.text != ";" {
      let next = tokens.dropFirst(index + 1).first?.text
      if token.text == ",", next == ")" || next == "]" { continue }
      let isNumber = token.kind == .word && token.text.first?.isNumber == true
      let word = isNumber ? token.text.filter { $0 != "_" } : String(token.text)
      if let last = words.last, !token.followsSpace, token.kind == .symbol, isOneOperator(last, word) {
        words[words.count - 1] = last + word
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// Whether two symbols next to each other are one operator: `..<`, and `&-` where `& -` are two.
  private static func isOneOperator(_ left: String, _ right: String) -> Bool {
    guard let end = left.last, let start = right.first else { return false }
    if end == "." || start == "." { return left.allSatisfy { $0 == "." } && ".<".contains(start) }
    return "/=-+*%<>&|^~".contains(end) && "/=-+*%<>&|^~".contains(start)
  }
}

extension DefaultArgument: Hashable {
  /// Whether both say the same.
  public static func == (left: DefaultArgument, right: DefaultArgument) -> Bool { left.words == right.words }

  /// Hashes what it says.
  public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension DefaultArgument: CustomStringConvertible {
  /// The expression as its author wrote it.
  public var description: String { text }
}
