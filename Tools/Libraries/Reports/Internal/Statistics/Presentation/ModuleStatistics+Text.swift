extension ModuleStatistics {
  /// The statistics as lines of text.
  var text: String {
    var lines = [
      "\(module): \(publicCount) public, \(packageCount) package, \(internalCount) internal;"
        + " \(publicShare) % public, \(documentedShare) % of that documented"
    ]
    if !untested.isEmpty { lines.append("  not mentioned by tests: " + Self.list(untested)) }
    if !uncountedTests.isEmpty {
      lines.append(
        "  tests that do not count, since they import it with @testable: " + Self.list(uncountedTests))
    }
    if !untested.isEmpty, !testsReadByName.isEmpty {
      let count = testsReadByName.count == 1 ? "1 test file" : "\(testsReadByName.count) test files"
      lines.append(
        "  \(count) read by the names written there; with the index of `swift build --build-tests`, all uses count"
      )
    }
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
