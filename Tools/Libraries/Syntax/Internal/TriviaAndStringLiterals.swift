/// Where the comments of a source are, and the text of its string literals without what is interpolated there.
struct TriviaAndStringLiterals {
  private struct Literal {
    let poundCount: Int
    let isMultiline: Bool
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
    let poundCount = count(UInt8(ascii: "#"), at: offset)
    let quotes = count(UInt8(ascii: "\""), at: offset + poundCount)
    guard quotes > 0 else { return nil }
    let isMultiline = quotes >= 3
    return (
      Literal(poundCount: poundCount, isMultiline: isMultiline), offset + poundCount + (isMultiline ? 3 : 1)
    )
  }

  private func count(_ byte: UInt8, at offset: Int) -> Int {
    text.bytes[offset...].prefix { $0 == byte }.count
  }

  /// The end of a literal's text: behind its quotes, where code is interpolated, or with the line if it has no end.
  private mutating func endOfText(of literal: Literal, from start: Int) -> Int {
    var offset = start
    let quotes = literal.isMultiline ? 3 : 1
    func isBehindPounds(_ offset: Int) -> Bool { count(UInt8(ascii: "#"), at: offset) >= literal.poundCount }
    while offset < text.bytes.count {
      let byte = text.bytes[offset]
      if byte == UInt8(ascii: "\\"), isBehindPounds(offset + 1) {
        let next = offset + 1 + literal.poundCount
        if next < text.bytes.count, text.bytes[next] == UInt8(ascii: "(") {
          open.append(literal)
          texts.append(start..<offset)
          return next + 1
        }
        offset = next + 1
        continue
      }
      if byte == UInt8(ascii: "\""), count(byte, at: offset) >= quotes, isBehindPounds(offset + quotes) {
        texts.append(start..<offset)
        return offset + quotes + literal.poundCount
      }
      if byte == UInt8(ascii: "\n"), !literal.isMultiline { break }
      offset += 1
    }
    texts.append(start..<min(offset, text.bytes.count))
    return offset
  }
}
