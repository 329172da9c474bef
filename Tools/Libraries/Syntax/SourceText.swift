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

  /// The column of a byte in its line, in bytes from 1 on.
  public func column(of offset: Int) -> Int { offset - lineStarts[line(of: offset) - 1] + 1 }

  /// The text of some bytes, as far as there are such.
  public subscript(range: Range<Int>) -> String {
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

  /// The text with spaces for comments and for what literals say, but for what is interpolated there.
  ///
  /// A quote in a regex literal without pounds is taken for a string that ends with its line.
  public var code: String {
    let lexer = SourceLexer(of: self)
    return String(decoding: bytes(blanking: lexer.comments + lexer.texts), as: UTF8.self)
  }

  /// Whether some text stands anywhere.
  func mentions(_ part: String) -> Bool { String(decoding: bytes, as: UTF8.self).contains(part) }

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
}
