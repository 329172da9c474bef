/// What tests use of a module, as far as it is known.
struct MentionedNames {
  /// The files that open the module, which prove nothing of what clients can do.
  private(set) var uncounted: [String] = []
  /// The files of which only the names are known that they write.
  private(set) var readByName: [String] = []
  private var names: Set<String> = []
  private var titles: Set<String> = []
  private var identifiers: Set<String> = []

  /// Reads the `files` of tests of `module`, which has these `symbols`.
  init(in files: [TestFile], of module: String, with symbols: [CountedSymbol]) {
    for file in files {
      if file.opens(module) {
        uncounted.append(file.path)
      } else if let used = file.symbols {
        identifiers.formUnion(used)
      } else {
        readByName.append(file.path)
        for line in file.text.utf8.split(separator: UInt8(ascii: "\n")) {
          let line = Substring(line).drop(while: \.isWhitespace)
          if !line.hasPrefix("//") { read(line.utf8) }
        }
      }
    }
    // Whoever uses a member has its type, with or without writing the name.
    for symbol in symbols where identifiers.contains(symbol.identifier) {
      let path = symbol.title.split(separator: ".")
      for end in path.indices { titles.insert(path[..<end].joined(separator: ".")) }
    }
  }

  /// Whether a test uses `symbol`, or writes what is needed to use it.
  func contain(_ symbol: CountedSymbol) -> Bool {
    identifiers.contains(symbol.identifier) || titles.contains(symbol.title)
      || names.contains(symbol.mentionableName)
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
