/// A word, name, literal or punctuation mark of a declaration's text.
struct Token: Hashable, Sendable {
  /// What the token looks like, which is all the parser needs to know about it.
  enum Kind: Hashable, Sendable {
    case word
    case symbol
    case literal
  }

  let kind: Kind
  let text: Substring
  /// Whether white space precedes the token, which tells `a <b` from `a<b`.
  let followsSpace: Bool
}
