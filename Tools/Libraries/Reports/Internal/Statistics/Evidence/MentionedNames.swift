/// The names and operators that tests write.
struct MentionedNames {
  private var names: Set<String> = []

  /// Reads `sources` without comments, and without files that have a `@testable` import, which prove nothing.
  init(in sources: [String]) {
    for source in sources {
      let lines = source.utf8.split(separator: UInt8(ascii: "\n")).map {
        Substring($0).drop(while: \.isWhitespace)
      }
      if lines.contains(where: { $0.hasPrefix("@testable ") }) { continue }
      for line in lines where !line.hasPrefix("//") { read(line.utf8) }
    }
  }

  /// Whether a test writes what is needed to use `symbol`.
  func contain(_ symbol: CountedSymbol) -> Bool {
    names.contains(symbol.mentionableName)
  }

  private mutating func read(_ line: Substring.UTF8View) {
    for isPart in [\UInt8.isPartOfWord, \UInt8.isPartOfOperator] {
      for name in line.split(whereSeparator: { !$0[keyPath: isPart] }) {
        names.insert(String(Substring(name)))
      }
    }
  }
}

extension CountedSymbol {
  /// The name that a test has to write: that of the type if the symbol's own name is never written.
  fileprivate var mentionableName: String {
    guard ["init", "subscript", "callAsFunction"].contains(name) else { return name }
    return title.split(separator: ".").dropLast().last.map(String.init) ?? name
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isPartOfOperator: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
