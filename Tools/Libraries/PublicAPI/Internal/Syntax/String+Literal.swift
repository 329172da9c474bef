extension String {
  private static let escapes: [Character: Character] = [
    "\\": "\\", "\"": "\"", "\n": "n", "\r": "r", "\t": "t", "\0": "0",
  ]

  /// The text as a string literal in one line.
  var literal: String {
    let text = flatMap { character -> [Character] in
      // The two characters of a line's end in Windows count as one.
      if character == "\r\n" { return ["\\", "n"] }
      return Self.escapes[character].map { ["\\", $0] } ?? [character]
    }
    return "\"\(String(text))\""
  }

  /// The text that a string literal without interpolation means; `source` is what stands between its quotation marks.
  init(valueOfLiteral source: some StringProtocol) {
    let meanings = Dictionary(uniqueKeysWithValues: Self.escapes.map { ($1, $0) })
    var text = ""
    var rest = Self.withoutIndentation(source)[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        text.append(character)
        continue
      }
      if next == "u", let scalar = rest.takeScalar() {
        text.unicodeScalars.append(scalar)
      } else if !next.isNewline {
        text.append(meanings[next] ?? next)
      }
    }
    self = text
  }

  /// The lines of a literal of several lines, each without what stands before its last quotation marks.
  private static func withoutIndentation(_ source: some StringProtocol) -> String {
    guard source.first?.isNewline == true else { return String(source) }
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropFirst()
    let indentation = lines.last.map { String($0) } ?? ""
    return lines.dropLast().map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
      .joined(separator: "\n")
  }
}

extension Substring {
  /// Takes the digits of a scalar in braces; nil, with nothing taken, if there are none.
  fileprivate mutating func takeScalar() -> Unicode.Scalar? {
    guard first == "{", let end = firstIndex(of: "}"),
      let scalar = UInt32(self[index(after: startIndex)..<end], radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    self = self[index(after: end)...]
    return scalar
  }
}
