public import Foundation

extension ModuleStatistics {
  /// Counts what `graphs` hold, which have to be extracted at the internal access level.
  ///
  /// `testSources` are the texts of the tests that use the module as clients do. Throws a ``SurfaceError`` that
  /// names the damaged graph.
  public init(module: String, graphs: [(name: String, data: Data)], testSources: [String]) throws {
    var symbols: [CountedSymbol] = []
    for graph in graphs {
      do {
        symbols += try graph.data.withUnsafeBytes(CountedSymbolReader.symbols)
      } catch {
        throw SurfaceError.damagedGraph(file: graph.name, reason: String(describing: error))
      }
    }
    symbols.removeAll { $0.kind == "swift.extension" }
    let mentioned = Self.words(of: testSources)
    let visible = symbols.filter(\.isPublic)
    self.init(
      module: module, publicCount: visible.count, packageCount: symbols.count { $0.accessLevel == "package" },
      internalCount: symbols.count { $0.accessLevel == "internal" },
      documentedCount: visible.count(where: \.isDocumented),
      untested: visible.filter { !mentioned.contains($0.mentionableName) }.map(\.title).sorted(),
      foreignTypes: Self.foreignTypes(of: visible, module: module))
  }

  private static func words(of sources: [String]) -> Set<String> {
    var words: Set<String> = []
    for source in sources {
      for word in source.utf8.split(whereSeparator: { !$0.isPartOfWord }) {
        words.insert(String(Substring(word)))
      }
    }
    return words
  }

  private static func foreignTypes(of symbols: [CountedSymbol], module: String) -> [String] {
    // A unique identifier starts with the declaring module's name and its length; `s` and `S` are the standard library.
    let own = "s:\(module.utf8.count)\(module)"
    var names: Set<String> = []
    for (identifier, name) in symbols.flatMap(\.mentionedTypes) {
      let isStandard = identifier.hasPrefix("s:s") || identifier.hasPrefix("s:S")
      if !isStandard, !identifier.hasPrefix(own) { names.insert(name) }
    }
    return names.sorted()
  }
}

extension CountedSymbol {
  /// What a test has to write to use the symbol: for an initializer or a subscript the type's name.
  fileprivate var mentionableName: String {
    guard name == "init" || name == "subscript" else { return name }
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
}
