extension ModuleStatistics {
  /// The statistics as lines of text.
  var text: String {
    var lines = [
      "\(module): \(publicCount) public, \(packageCount) package, \(internalCount) internal;"
        + " \(publicShare) % public, \(documentedShare) % of that documented"
    ]
    if !untested.isEmpty { lines.append("  not mentioned by tests: " + Self.list(untested)) }
    if !foreignTypes.isEmpty { lines.append("  types of other modules: " + Self.list(foreignTypes)) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The `names` without repetition; of a long list only the beginning, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let limit = 12
    var seen: Set<String> = []
    let distinct = names.filter { seen.insert($0).inserted }
    if distinct.count <= limit + 1 { return distinct.joined(separator: ", ") }
    return distinct.prefix(limit).joined(separator: ", ")
      + ", and \(distinct.count - limit) more, which --format json lists"
  }
}
