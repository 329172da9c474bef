/// Finds the comments of a source, and the text of its literals without what is interpolated there.
struct SourceLexer {
  private struct Literal {
    let poundCount: Int
    let isMultiline: Bool
  }

  private(set) var comments: [Range<Int>] = []
  /// What literals say, without their quotes.
  private(set) var texts: [Range<Int>] = []
  private let text: SourceText
  private var offset: Int
  /// The parentheses around, if one of them began in a literal; nil for all others.
  private var open: [Literal?] = []

  /// Looks through all of a text.
  init(of text: SourceText) {
    self.init(text, from: 0)
    while offset < text.bytes.count { step() }
  }

  private init(_ text: SourceText, from offset: Int) { (self.text, self.offset) = (text, offset) }

  /// The end of the literal with quotes or pounds that begins at a byte, with all that is interpolated; nil if none does.
  static func endOfLiteral(at start: Int, in text: SourceText) -> Int? {
    var lexer = SourceLexer(text, from: start)
    guard lexer.takeLiteral() else { return nil }
    while !lexer.open.isEmpty, lexer.offset < text.bytes.count { lexer.step() }
    return lexer.offset
  }

  /// Takes a comment, a literal up to what is interpolated there, or a byte of code.
  private mutating func step() {
    let afterComment = text.endOfComment(at: offset)
    if afterComment > offset {
      comments.append(offset..<afterComment)
      offset = afterComment
    } else if !takeLiteral() {
      switch text.bytes[offset] {
      case UInt8(ascii: "(") where !open.isEmpty: open.append(nil)
      case UInt8(ascii: ")"):
        if let literal = open.popLast() ?? nil { return takeText(of: literal, from: offset + 1) }
      default: break
      }
      offset += 1
    }
  }

  /// Takes the literal that begins here, up to what is interpolated in it; false if none does.
  private mutating func takeLiteral() -> Bool {
    let pounds = count(UInt8(ascii: "#"), at: offset)
    let start = offset + pounds
    let quotes = count(UInt8(ascii: "\""), at: start)
    if quotes == 0 { return pounds > 0 && takeRegex(from: start, pounds) }
    // A short one may begin with quotes: `#"""#` is but one of them.
    let isMultiline = quotes >= 3 && !(pounds > 0 && endsOnItsLine(from: start + 1, pounds))
    takeText(
      of: Literal(poundCount: pounds, isMultiline: isMultiline), from: start + (isMultiline ? 3 : 1))
    return true
  }

  /// Whether quotes and pounds that end a literal stand on the line of a byte.
  private func endsOnItsLine(from start: Int, _ pounds: Int) -> Bool {
    let line = text.bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    return line.indices.contains {
      line[$0] == UInt8(ascii: "\"") && count(UInt8(ascii: "#"), at: $0 + 1) >= pounds
    }
  }

  /// Takes a regex literal of which the pounds are taken; false if it has no end, and is none.
  private mutating func takeRegex(from start: Int, _ pounds: Int) -> Bool {
    let slash = UInt8(ascii: "/")
    guard count(slash, at: start) > 0 else { return false }
    var end = start + 1
    while end < text.bytes.count {
      if text.bytes[end] == slash, count(UInt8(ascii: "#"), at: end + 1) >= pounds {
        texts.append(start + 1..<end)
        offset = end + 1 + pounds
        return true
      }
      end += text.bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private func count(_ byte: UInt8, at offset: Int) -> Int {
    guard offset < text.bytes.count else { return 0 }
    return text.bytes[offset...].prefix { $0 == byte }.count
  }

  /// Takes a literal's text: to behind its quotes, where code is interpolated, or to the end of the line if it has no end.
  private mutating func takeText(of literal: Literal, from start: Int) {
    offset = start
    let quotes = literal.isMultiline ? 3 : 1
    func isBehindPounds(_ offset: Int) -> Bool { count(UInt8(ascii: "#"), at: offset) >= literal.poundCount }
    while offset < text.bytes.count {
      let byte = text.bytes[offset]
      if byte == UInt8(ascii: "\\"), isBehindPounds(offset + 1) {
        let next = offset + 1 + literal.poundCount
        if next < text.bytes.count, text.bytes[next] == UInt8(ascii: "(") {
          open.append(literal)
          texts.append(start..<offset)
          offset = next + 1
          return
        }
        offset = next + 1
        continue
      }
      if byte == UInt8(ascii: "\""), count(byte, at: offset) >= quotes, isBehindPounds(offset + quotes) {
        texts.append(start..<offset)
        offset += quotes + literal.poundCount
        return
      }
      if byte == UInt8(ascii: "\n"), !literal.isMultiline { break }
      offset += 1
    }
    offset = min(offset, text.bytes.count)
    texts.append(start..<max(offset, start))
  }
}
