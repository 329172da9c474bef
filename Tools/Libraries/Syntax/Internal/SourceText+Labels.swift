/// The labels of calls, tuples and parameter lists, in code that the compiler has not read.
extension SourceText {
  /// The first label of the list whose parenthesis is at a byte: `_` where the first value has none, and nil where that
  /// cannot be said, or there is no list, or no value in it.
  func firstLabel(at offset: Int) -> String? {
    guard byte(at: offset) == UInt8(ascii: "(") else { return nil }
    let start = endOfSpace(at: offset + 1)
    guard let first = byte(at: start), ![UInt8(ascii: ")"), UInt8(ascii: "#")].contains(first) else {
      return nil
    }
    if names(at: start).isEmpty { return "_" }
    return self[start..<endOfToken(at: start)].filter { $0 != "`" }
  }

  /// Where the labels of the list whose parenthesis is at a byte begin, and second names of parameters.
  ///
  /// Ends with the list, or where quotes or slashes may hide its end.
  func labels(in parenthesis: Int) -> Set<Int> {
    var labels: Set<Int> = []
    var depth = 0
    var offset = parenthesis
    while let sign = byte(at: offset) {
      switch sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "#"): return labels
      default: break
      }
      if depth == 0 { return labels }
      let isBeforeValue = depth == 1 && (offset == parenthesis || sign == UInt8(ascii: ","))
      offset = endOfSpace(at: endOfToken(at: offset))
      if isBeforeValue { labels.formUnion(names(at: offset)) }
    }
    return labels
  }

  /// Where the one or two names before the colon begin that a part of a list may begin with at a byte.
  private func names(at offset: Int) -> [Int] {
    guard let first = name(at: offset) else { return [] }
    let next = endOfSpace(at: first.end)
    if isColon(at: next) { return [first.start] }
    // Generic requirements stand in parentheses, too, and name types.
    guard self[first.start..<first.end] != "where", let second = name(at: next),
      isColon(at: endOfSpace(at: second.end))
    else { return [] }
    return [first.start, second.start]
  }

  /// The name that begins at a byte, without its backticks, and the end of all of it.
  private func name(at offset: Int) -> (start: Int, end: Int)? {
    guard let first = byte(at: offset) else { return nil }
    if first == UInt8(ascii: "`") { return (offset + 1, endOfToken(at: offset)) }
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    return Self.isWord(first) && !isNumber ? (offset, endOfWord(at: offset)) : nil
  }

  /// Whether a byte is a colon, and not the half of one that a module's name stands before.
  private func isColon(at offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: ":") && byte(at: offset + 1) != UInt8(ascii: ":")
  }

  /// The end of what is no code: spaces, ends of lines, and comments.
  private func endOfSpace(at offset: Int) -> Int {
    var end = offset
    while let next = byte(at: end) {
      let skipped = " \t\r\n".utf8.contains(next) ? end + 1 : endOfComment(at: end)
      if skipped == end { break }
      end = skipped
    }
    return end
  }

  private func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }
}
