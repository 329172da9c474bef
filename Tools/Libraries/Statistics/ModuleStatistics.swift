/// How much of a module is for clients, and how well it is documented and tested.
public struct ModuleStatistics: Sendable, Hashable {
  /// The module's name.
  var module: String
  /// Declarations that are `public` or `open`.
  public var publicCount: Int
  /// Declarations that are `package`.
  public var packageCount: Int
  /// Declarations that only the module itself sees; those private to a file are not counted.
  public var internalCount: Int
  /// Public declarations with a documentation comment.
  var documentedCount: Int
  /// Public declarations whose name no black-box test mentions.
  public var untested: [String]
  /// Types of other modules that public signatures mention; those of the standard library are left out.
  public var foreignTypes: [String]

  /// The public part of all declarations, in percent; 0 if there are none.
  public var publicShare: Int {
    Self.percent(publicCount, of: publicCount + packageCount + internalCount) ?? 0
  }

  /// The documented part of the public declarations, in percent; 100 if there is nothing to document.
  public var documentedShare: Int { Self.percent(documentedCount, of: publicCount) ?? 100 }

  /// The statistics as lines of text.
  public var summary: String {
    var lines = [
      "\(module): \(publicCount) public, \(packageCount) package, \(internalCount) internal;"
        + " \(publicShare) % public, \(documentedShare) % of that documented"
    ]
    if !untested.isEmpty { lines.append("  not mentioned by tests: " + Self.list(untested)) }
    if !foreignTypes.isEmpty { lines.append("  types of other modules: " + Self.list(foreignTypes)) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The first of `names`, each once: as many as people read.
  private static func list(_ names: [String]) -> String {
    let limit = 12
    var seen: Set<String> = []
    let distinct = names.filter { seen.insert($0).inserted }
    if distinct.count <= limit + 1 { return distinct.joined(separator: ", ") }
    return distinct.prefix(limit).joined(separator: ", ")
      + ", and \(distinct.count - limit) more, which --format json lists"
  }

  private static func percent(_ part: Int, of whole: Int) -> Int? {
    whole == 0 ? nil : part * 100 / whole
  }
}
