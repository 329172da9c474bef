extension Architecture {
  /// The modules of the package that each module imports, directly or through one that re-exports them.
  var importEdges: [String: Set<String>] {
    edges { $0.access != nil || $0.through != nil }
  }

  /// The modules of the package whose types are in public signatures of each module.
  var signatureEdges: [String: Set<String>] { edges { !$0.shown.isEmpty } }

  private func edges(where isKept: (ModuleUse) -> Bool) -> [String: Set<String>] {
    uses.mapValues { uses in Set(uses.filter { $0.origin == .package && isKept($0) }.map(\.used)) }
  }

  /// The modules whose tests use other modules that are built on the tested one, with those modules.
  ///
  /// Such a module cannot be tested before the modules that are built on it compile.
  var circlesThroughTests: [(module: String, users: [String])] {
    let edges = importEdges
    let names = Set(modules.filter { $0.kind != .tests }.map(\.name))
    return modules.filter { $0.kind == .tests && $0.name.hasSuffix("Tests") }.compactMap { tests in
      let subject = String(tests.name.dropLast("Tests".count))
      guard names.contains(subject) else { return nil }
      let users = (edges[tests.name] ?? []).filter {
        $0 != subject && CircleSearch.reachable(from: $0, in: edges).contains(subject)
      }
      return users.isEmpty ? nil : (subject, users.sorted())
    }
  }
}
