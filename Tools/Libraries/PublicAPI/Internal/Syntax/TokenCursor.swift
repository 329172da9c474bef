/// A position in a list of tokens.
struct TokenCursor {
  private let tokens: [Token]
  private(set) var position = 0

  init(_ tokens: [Token]) {
    self.tokens = tokens
  }

  var current: Token? { peek(0) }
  var isAtEnd: Bool { position >= tokens.count }

  func peek(_ offset: Int) -> Token? {
    let index = position + offset
    return index < tokens.count ? tokens[index] : nil
  }

  func isAt(_ text: String) -> Bool {
    current?.text == text[...]
  }

  mutating func next() -> Token? {
    guard let token = current else { return nil }
    position += 1
    return token
  }

  /// Steps over `text` if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    position += 1
    return true
  }

  mutating func skipAll() {
    position = tokens.count
  }

  mutating func rewind(to position: Int) {
    self.position = position
  }

  /// The text of the tokens from `start` up to here, with single spaces where there was white space.
  func text(from start: Int) -> String {
    var text = ""
    for index in start..<position {
      if tokens[index].followsSpace, index > start { text += " " }
      text += tokens[index].text
    }
    return text
  }

  /// Steps over a bracketed group that starts here and returns its inner text.
  mutating func takeGroup() -> String {
    guard let open = next() else { return "" }
    let start = position
    var depth = 1
    let pairs: [Substring: Substring] = ["(": ")", "[": "]", "{": "}", "<": ">"]
    while let token = current {
      if token.text == open.text { depth += 1 }
      if token.text == pairs[open.text] { depth -= 1 }
      if depth == 0 { break }
      position += 1
    }
    let inner = text(from: start)
    if !isAtEnd { position += 1 }
    return inner
  }
}
