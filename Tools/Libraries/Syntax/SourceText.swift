/// The bytes of a source file, and where its lines begin.
public struct SourceText: Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Takes the bytes of a file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The byte at a line and a column, both from 1 on, or nil if there is none.
  public func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    return offset <= bytes.count ? offset : nil
  }

  /// The line of a byte, from 1 on.
  public func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The text of some bytes.
  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The bytes with spaces for all in `ranges` that does not end a line.
  public func bytes(blanking ranges: [Range<Int>]) -> [UInt8] {
    var result = bytes
    for offset in ranges.joined() where result[offset] != UInt8(ascii: "\n") {
      result[offset] = UInt8(ascii: " ")
    }
    return result
  }

  /// The text with spaces for comments and for what string literals say, but for what is interpolated there.
  ///
  /// A quote in a regex literal is taken for a string that ends with its line.
  public var code: String {
    let trivia = TriviaAndStringLiterals(of: self)
    return String(decoding: bytes(blanking: trivia.comments + trivia.texts), as: UTF8.self)
  }

  /// Whether some text stands anywhere.
  func mentions(_ part: String) -> Bool { String(decoding: bytes, as: UTF8.self).contains(part) }

  /// The end of the word that begins at a byte.
  func endOfWord(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    return end
  }

  /// The end of the token that begins at a byte: of a word, of a name in backticks, or of a sign.
  public func endOfToken(at offset: Int) -> Int {
    let backtick = UInt8(ascii: "`")
    if bytes.indices.contains(offset), bytes[offset] == backtick,
      let end = bytes[(offset + 1)...].firstIndex(of: backtick)
    {
      return end + 1
    }
    return max(endOfWord(at: offset), offset + 1)
  }

  /// Whether a byte can be a part of a word.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...: true
    default: false
    }
  }

  /// The first of some characters from a byte on, outside of comments, or nil.
  func first(of characters: String, from start: Int, to end: Int) -> Int? {
    let wanted = Set(characters.utf8)
    var offset = start
    while offset <= min(end, bytes.count - 1) {
      let next = endOfComment(at: offset)
      if next > offset {
        offset = next
      } else if wanted.contains(bytes[offset]) {
        return offset
      } else {
        offset += 1
      }
    }
    return nil
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
