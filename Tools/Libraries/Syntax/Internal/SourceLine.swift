/// A line of a source by its words, found byte by byte, since a package has a hundred thousand.
struct SourceLine {
  /// How many blanks and tabs it begins with.
  let indentation: Int
  /// What follows them.
  let text: Substring
  /// What stands between blanks and opening brackets, and in front of a colon.
  let words: [Substring]

  init(_ line: Substring.UTF8View) {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    indentation = line.count - text.count
    self.text = Substring(text)
    words = text.split(whereSeparator: Self.separatesWords).map { Substring($0) }
  }

  /// The lines of `source` that are not empty, whatever ends them.
  static func lines(of source: String) -> some Sequence<SourceLine> {
    source.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.lazy.map(SourceLine.init)
  }

  private static func separatesWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: ":"),
      UInt8(ascii: "{"):
      true
    default: false
    }
  }
}
