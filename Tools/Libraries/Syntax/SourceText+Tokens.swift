/// Where tokens end.
extension SourceText {
  /// The end of the token that begins at a byte: of a word, a name in backticks, a number, a literal or an operator.
  ///
  /// What follows something without a space, such as the bracket behind a type, is a sign by itself; and so is the slash
  /// of a regex literal without pounds.
  public func endOfToken(at offset: Int) -> Int {
    guard bytes.indices.contains(offset) else { return offset + 1 }
    let first = bytes[offset]
    switch first {
    case UInt8(ascii: "`"):
      return bytes[(offset + 1)...].firstIndex(of: first).map { $0 + 1 } ?? offset + 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return endOfNumber(at: offset)
    case _ where Self.isWord(first): return endOfWord(at: offset)
    case UInt8(ascii: "$"): return endOfWord(at: offset + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      return SourceLexer.endOfLiteral(at: offset, in: self) ?? endOfWord(at: offset + 1)
    default: return isBoundToLeft(offset) ? offset + 1 : max(endOfOperator(at: offset), offset + 1)
    }
  }

  /// The end of the word that begins at a byte, or the byte itself where none does.
  public func endOfWord(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    return end
  }

  /// The end of the operator that begins at a byte, or the byte itself where none does.
  public func endOfOperator(at offset: Int) -> Int {
    // Only one that begins with a dot has others.
    let hasDots = bytes.indices.contains(offset) && bytes[offset] == Self.dot
    var end = offset
    while end < bytes.count, Self.operatorSigns.contains(bytes[end]) || hasDots && bytes[end] == Self.dot {
      end += 1
    }
    return end
  }

  private static let operatorSigns = Set("/=-+!*%<>&|^~?".utf8)
  private static let dot = UInt8(ascii: ".")

  /// Whether a byte can be a part of a word.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...: true
    default: false
    }
  }

  /// The end of a number, of which a point is a part where a digit follows, and a sign where an exponent does.
  private func endOfNumber(at offset: Int) -> Int {
    let exponents = (self[offset..<offset + 2] == "0x" ? "pP" : "eE").utf8
    var end = endOfWord(at: offset)
    while end + 1 < bytes.count, Self.isDigit(bytes[end + 1]),
      bytes[end] == Self.dot || "+-".utf8.contains(bytes[end]) && exponents.contains(bytes[end - 1])
    {
      end = endOfWord(at: end + 1)
    }
    return end
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether what stands at a byte follows something that it can belong to.
  private func isBoundToLeft(_ offset: Int) -> Bool {
    offset > 0 && !" \t\r\n([{,;:".utf8.contains(bytes[offset - 1])
  }

  /// The end of the comment that begins at a byte, or the byte itself where none does.
  func endOfComment(at offset: Int) -> Int {
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "/") else { return offset }
    var end = offset + 2
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"):
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      return end
    case UInt8(ascii: "*"):
      var depth = 1
      while end + 1 < bytes.count, depth > 0 {
        let pair = (bytes[end], bytes[end + 1])
        let change =
          pair == (UInt8(ascii: "/"), UInt8(ascii: "*"))
          ? 1 : pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) ? -1 : 0
        depth += change
        end += change == 0 ? 1 : 2
      }
      return end
    default: return offset
    }
  }
}
