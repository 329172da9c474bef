/// The bytes of a source that are no code: comments, and the text of literals, but for what is interpolated there.
struct NoCode {
  private struct Literal {
    let signs: Int
    let hasLines: Bool
  }

  private(set) var comments: [Range<Int>] = []
  private(set) var texts: [Range<Int>] = []
  private let text: SourceText
  /// The parentheses around, if one of them began in a literal; nil for all others.
  private var open: [Literal?] = []

  init(of text: SourceText) {
    self.text = text
    var offset = 0
    while offset < text.bytes.count { offset = endOfPiece(at: offset) }
  }

  private mutating func endOfPiece(at offset: Int) -> Int {
    let afterComment = text.endOfComment(at: offset)
    if afterComment > offset {
      comments.append(offset..<afterComment)
      return afterComment
    }
    switch text.bytes[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      guard let (literal, start) = literal(at: offset) else { return offset + 1 }
      return endOfText(of: literal, from: start)
    case UInt8(ascii: "(") where !open.isEmpty: open.append(nil)
    case UInt8(ascii: ")"):
      if let literal = open.popLast() ?? nil { return endOfText(of: literal, from: offset + 1) }
    default: break
    }
    return offset + 1
  }

  private func literal(at offset: Int) -> (literal: Literal, start: Int)? {
    let signs = count(UInt8(ascii: "#"), at: offset)
    let quotes = count(UInt8(ascii: "\""), at: offset + signs)
    guard quotes > 0 else { return nil }
    let hasLines = quotes >= 3
    return (Literal(signs: signs, hasLines: hasLines), offset + signs + (hasLines ? 3 : 1))
  }

  private func count(_ byte: UInt8, at offset: Int) -> Int {
    text.bytes[offset...].prefix { $0 == byte }.count
  }

  /// The end of a literal's text: behind its quotes, where code is interpolated, or with the line if it has no end.
  private mutating func endOfText(of literal: Literal, from start: Int) -> Int {
    var offset = start
    let quotes = literal.hasLines ? 3 : 1
    func isBehindSigns(_ offset: Int) -> Bool { count(UInt8(ascii: "#"), at: offset) >= literal.signs }
    while offset < text.bytes.count {
      let byte = text.bytes[offset]
      if byte == UInt8(ascii: "\\"), isBehindSigns(offset + 1) {
        let next = offset + 1 + literal.signs
        if next < text.bytes.count, text.bytes[next] == UInt8(ascii: "(") {
          open.append(literal)
          texts.append(start..<offset)
          return next + 1
        }
        offset = next + 1
        continue
      }
      if byte == UInt8(ascii: "\""), count(byte, at: offset) >= quotes, isBehindSigns(offset + quotes) {
        texts.append(start..<offset)
        return offset + quotes + literal.signs
      }
      if byte == UInt8(ascii: "\n"), !literal.hasLines { break }
      offset += 1
    }
    texts.append(start..<min(offset, text.bytes.count))
    return offset
  }
}
