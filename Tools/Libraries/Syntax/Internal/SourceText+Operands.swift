/// What stands beside an operator.
extension SourceText {
  /// The sides of an operator on which nothing but a literal is its operand.
  func literals(beside range: Range<Int>) -> Set<UnbuiltWord.Side> {
    var sides: Set<UnbuiltWord.Side> = []
    if isLiteral(before: range.lowerBound) { sides.insert(.left) }
    if isLiteral(behind: range.upperBound) { sides.insert(.right) }
    return sides
  }

  private static let words: Set = ["nil", "true", "false"]
  /// What binds less than any operator that gives a value of its own.
  private static let weak: Set = ["&&", "||", "?"]

  private func isLiteral(behind offset: Int) -> Bool {
    guard let start = bytes[offset...].firstIndex(where: { !" \t".utf8.contains($0) }), start > offset else {
      return false
    }
    let end = endOfToken(at: start)
    guard
      Self.isDigit(bytes[start]) || bytes[start] == UInt8(ascii: "\"")
        || Self.words.contains(self[start..<end])
    else { return false }
    guard let next = bytes[min(end, bytes.count)...].firstIndex(where: { !" \t\r\n".utf8.contains($0) })
    else {
      return true
    }
    if ")]},;:{".utf8.contains(bytes[next]) || next > end && Self.isWord(bytes[next]) { return true }
    return Self.weak.contains(self[next..<endOfOperator(at: next)])
  }

  private func isLiteral(before offset: Int) -> Bool {
    let isSpace = { (byte: UInt8) in " \t".utf8.contains(byte) }
    guard let last = bytes[..<offset].lastIndex(where: { !isSpace($0) }), last < offset - 1 else {
      return false
    }
    let start = bytes[...last].lastIndex { !Self.isWord($0) }.map { $0 + 1 } ?? 0
    guard start <= last, Self.isDigit(bytes[start]) || Self.words.contains(self[start..<last + 1]) else {
      return false
    }
    guard let previous = bytes[..<start].lastIndex(where: { !isSpace($0) }) else { return true }
    return "([{,\n".utf8.contains(bytes[previous]) || previous < start - 1 && Self.isWord(bytes[previous])
  }
}
