public import Foundation
public import Surfaces

extension ModuleStatistics {
  /// Counts what `graphs` hold, which have to be extracted at the internal access level.
  ///
  /// `testSources` are the texts of the module's tests; those that import it with `@testable` are no evidence.
  /// Public declarations that the module promises to some clients only, or to none, count on request.
  /// Throws a ``StatisticsError`` that names the damaged graph.
  public init(
    module: String, graphs: [(name: String, data: Data)], testSources: [String],
    options: SurfaceOptions = SurfaceOptions()
  ) throws {
    var symbols: [CountedSymbol] = []
    for graph in graphs {
      do {
        symbols += try CountedSymbol.all(in: graph.data)
      } catch let error as DecodingError {
        throw StatisticsError.damagedGraph(file: graph.name, reason: error.reason)
      }
    }
    symbols.removeAll { $0.kind == "swift.extension" }
    let mentioned = MentionedNames(in: testSources)
    let visible = symbols.filter { symbol in
      symbol.isPublic && (options.includesSPI || !symbol.isSPI)
        && (options.includesUnderscored || !symbol.isUnderscored)
    }
    self.init(
      module: module, publicCount: visible.count, packageCount: symbols.count { $0.accessLevel == "package" },
      internalCount: symbols.count { $0.accessLevel == "internal" },
      documentedCount: visible.count(where: \.isDocumented),
      untested: visible.filter { !mentioned.contain($0) }.map(\.title).sorted(),
      foreignTypes: Self.foreignTypes(of: visible, own: Set(symbols.map(\.identifier)), module: module))
  }

  private static func foreignTypes(of symbols: [CountedSymbol], own: Set<String>, module: String) -> [String]
  {
    // A unique identifier starts with the declaring module's name and its length; `s` and `S` are the standard library.
    // What the module adds to a type of another module starts with that one's.
    let prefix = "s:\(module.utf8.count)\(module)"
    var names: Set<String> = []
    for (identifier, name) in symbols.flatMap(\.mentionedTypes) {
      let isStandard = identifier.hasPrefix("s:s") || identifier.hasPrefix("s:S")
      let isAssociated = identifier.hasSuffix("Qa")
      guard !isStandard, !isAssociated, !identifier.hasPrefix(prefix), !own.contains(identifier) else {
        continue
      }
      names.insert(UniqueIdentifier.path(of: identifier) ?? name)
    }
    return names.sorted()
  }
}

extension DecodingError {
  /// What is wrong, without the path to it.
  fileprivate var reason: String {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context.debugDescription.trimmingCharacters(in: ["."])
    @unknown default: "it has another shape than expected"
    }
  }
}
