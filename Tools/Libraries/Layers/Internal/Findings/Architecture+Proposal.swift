extension Architecture {
  /// Rules that hold today, for a package that has none.
  var proposedRules: [String] {
    var lines = layerLine.map { ["layers = \($0)"] } ?? []
    let libraries = modules.filter { [.product, .library].contains($0.kind) }
    lines += libraries.filter { (importEdges[$0.name] ?? []).isEmpty && usesThirdParty($0) == false }.map {
      "may-import = \($0.name): nothing"
    }
    if leaks.isEmpty, !thirdParties.isEmpty { lines.append("may-show = *: not third-party") }
    return lines
  }

  private func usesThirdParty(_ module: ModuleFacts) -> Bool {
    (uses[module.name] ?? []).contains { $0.origin == .thirdParty }
  }

  /// The layers from the top down: folders if they have no circles, or else modules by how much is below them.
  private var layerLine: String? {
    let folders = Dictionary(modules.map { ($0.name, Self.around($0.folder)) }, uniquingKeysWith: { $1 })
    var edges: [String: Set<String>] = [:]
    for folder in Set(folders.values) { edges[folder] = [] }
    for (user, used) in importEdges {
      for name in used {
        if let from = folders[user], let to = folders[name], from != to {
          edges[from, default: []].insert(to)
        }
      }
    }
    let sources = modules.filter { $0.kind != .tests }.map(\.name)
    if Set(sources.map { folders[$0] }).count > 1, CircleSearch.circles(in: edges).isEmpty {
      return Self.levels(of: edges).map { $0.map { "\($0)/*" }.joined(separator: ", ") }.joined(
        separator: " > ")
    }
    let own = Set(sources)
    let inner = importEdges.filter { own.contains($0.key) }.mapValues { $0.intersection(own) }
    guard CircleSearch.circles(in: inner).isEmpty else { return nil }
    let levels = Self.levels(of: inner)
    return levels.count > 1 ? levels.map { $0.joined(separator: ", ") }.joined(separator: " > ") : nil
  }

  /// The folder that contains the folder of a module.
  private static func around(_ folder: String) -> String {
    folder.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Names from the top down, each above all that `edges` lead to from it; there must be no circles.
  static func levels(of edges: [String: Set<String>]) -> [[String]] {
    var heights: [String: Int] = [:]
    func height(_ name: String) -> Int {
      if let known = heights[name] { return known }
      let below = (edges[name] ?? []).map { height($0) + 1 }.max() ?? 0
      heights[name] = below
      return below
    }
    let names = edges.keys.sorted()
    let grouped = Dictionary(grouping: names, by: height)
    return grouped.keys.sorted(by: >).map { grouped[$0] ?? [] }
  }
}
