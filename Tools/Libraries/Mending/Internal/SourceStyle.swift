import Syntax

/// How the lines of a file are indented, and how they end.
struct SourceStyle {
  let newline: String
  private let step: String
  private let text: SourceText

  init(of text: SourceText) {
    self.text = text
    newline = text[0..<text.bytes.count].contains("\r\n") ? "\r\n" : "\n"
    // How a comment is indented says nothing of code.
    let spaces = text.code.split(whereSeparator: \.isNewline).lazy.map { line in
      (space: line.prefix { $0 == " " || $0 == "\t" }, line: line)
    }
    let first = spaces.first { !$0.space.isEmpty && $0.space.count < $0.line.count }
    step = first.map { $0.space.first == "\t" ? "\t" : String($0.space) } ?? "  "
  }

  /// The white space with which the line of a byte begins; nil if something else stands in front of the byte.
  func indentation(before offset: Int) -> String? {
    let start = text.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let space = text[start..<offset]
    return space.allSatisfy(\.isWhitespace) ? space : nil
  }

  /// Where `case` begins that is all in front of a byte on its line; nil if there is something else.
  func startOfCase(before offset: Int) -> Int? {
    let start = text.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let words = text[start..<offset].split(whereSeparator: \.isWhitespace)
    guard words == ["case"] else { return nil }
    return text.bytes[start..<offset].firstIndex { !" \t".utf8.contains($0) }
  }

  func text(of lines: [ShimText.Line], indentedBy indentation: String) -> String {
    lines.map { line in
      line.text.isEmpty ? "" : indentation + String(repeating: step, count: line.depth) + line.text
    }.joined(separator: newline)
  }

  /// Whether the line behind that of a byte, which is the last of its line, holds more than closing brackets.
  func isFollowedByCode(_ offset: Int) -> Bool {
    let bytes = text.bytes
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
    let next = bytes[(end + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    let word = String(decoding: next, as: UTF8.self).drop(while: \.isWhitespace)
    return !word.isEmpty && !word.hasPrefix("}") && !word.hasPrefix("#e")
  }
}
