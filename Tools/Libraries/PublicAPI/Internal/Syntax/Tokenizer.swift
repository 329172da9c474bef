/// Splits a declaration's text into tokens.
struct Tokenizer {
  private let text: Substring.UTF8View
  private let source: Substring
  private var index: Substring.Index

  static func tokens(of text: some StringProtocol) -> [Token] {
    var tokenizer = Tokenizer(Substring(text))
    var tokens: [Token] = []
    while let token = tokenizer.next() { tokens.append(token) }
    return tokens
  }

  private init(_ source: Substring) {
    self.source = source
    text = source.utf8
    index = text.startIndex
  }

  private mutating func next() -> Token? {
    let before = index
    advance(while: Self.isSpace)
    guard index < text.endIndex else { return nil }
    let start = index
    let kind = scan(text[start])
    return Token(
      kind: kind, text: source[start..<index], followsSpace: start != before || before == text.startIndex)
  }

  private mutating func scan(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "`"):
      index = text.index(after: index)
      advance { $0 != UInt8(ascii: "`") }
      step()
      return .word
    case UInt8(ascii: "\""):
      skipString()
      return .literal
    case _ where Self.isWord(byte):
      advance(while: Self.isWord)
      return .word
    default:
      let start = index
      let isSeparator = isBehindWord && ["....", "...<"].contains(where: source[start...].hasPrefix)
      step()
      // The first dot of `Comparable...<` stands between the type and its operator.
      if isSeparator { return .symbol }
      if source[start...].hasPrefix("->") || source[start...].hasPrefix("==") { step() }
      if source[start...].hasPrefix("...") {
        step()
        step()
      }
      return .symbol
    }
  }

  private var isBehindWord: Bool { index > text.startIndex && Self.isWord(text[text.index(before: index)]) }

  private mutating func step() {
    if index < text.endIndex { index = text.index(after: index) }
  }

  private mutating func advance(while condition: (UInt8) -> Bool) {
    while index < text.endIndex, condition(text[index]) { index = text.index(after: index) }
  }

  private mutating func skipString() {
    step()
    while index < text.endIndex, text[index] != UInt8(ascii: "\"") {
      if text[index] == UInt8(ascii: "\\") { step() }
      step()
    }
    step()
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == 13
  }

  /// Treats every byte beyond ASCII as part of a name, since identifiers may contain nearly all such characters.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }
}
