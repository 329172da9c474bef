/// How many public declarations each module may have, as a committed file says.
struct SurfaceBudget {
  /// The largest allowed number by module.
  private let limits: [String: Int]

  /// Reads lines such as `Networking 35`, where text after `#` is a comment.
  init(parsing text: String, file: String) throws(SurfaceBudgetError) {
    var limits: [String: Int] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.prefix { $0 != "#" }.split(separator: " ")
      if words.isEmpty { continue }
      guard words.count == 2, let limit = Int(words[1]) else {
        throw .damagedLine(file: file, line: index + 1, text: String(line))
      }
      limits[String(words[0])] = limit
    }
    self.limits = limits
  }

  /// A sentence for each module that is over its limit or has none, and for each limit without a module.
  ///
  /// If only some `modules` were counted, the limits of the other modules are left out.
  func violations(of statistics: [ModuleStatistics], only modules: Set<String>) -> [String] {
    let limits = modules.isEmpty ? limits : limits.filter { modules.contains($0.key) }
    let unknown = Set(limits.keys).subtracting(statistics.map(\.module)).sorted()
    return statistics.compactMap { module in
      guard let limit = limits[module.module] else {
        return "\(module.module) has no budget; add a line for it."
      }
      guard module.publicCount > limit else { return nil }
      return "\(module.module) has \(module.publicCount) public declarations, its budget is \(limit); "
        + "make something internal, or raise the budget in the same commit and say why."
    } + unknown.map { "\($0) has a budget but is no module; delete its line." }
  }
}
