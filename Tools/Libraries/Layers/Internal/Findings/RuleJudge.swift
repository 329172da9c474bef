/// Compares what modules use with what rules allow.
struct RuleJudge {
  let architecture: Architecture
  private let modules: [String: ModuleFacts]

  init(_ architecture: Architecture) {
    self.architecture = architecture
    modules = Dictionary(architecture.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The uses that `rule` does not allow.
  func findings(_ rule: LayerRule) -> [LayerFinding] {
    switch rule.content {
    case .layers(let layers): findings(rule, layers)
    case .apart(let patterns):
      architecture.allUses.filter { use in
        use.origin == .package && use.user != use.used && patterns.contains { $0.matches(use, in: modules) }
          && patterns.contains { modules[use.user].map($0.matches) ?? false }
      }.map { finding(rule, $0, "and the two are to be apart") }
    case .imports(let subjects, let allowance):
      uses(of: subjects).filter { forbids(allowance, $0) }.map { finding(rule, $0, "which it may not") }
    case .shown(let subjects, let allowance):
      uses(of: subjects).filter { !$0.shown.isEmpty && forbids(allowance, $0) }.map { shownFinding(rule, $0) }
    }
  }

  /// What `rule` allows and no module uses, each as the rule names it.
  func unused(_ rule: LayerRule) -> [String] {
    let (subjects, allowance, isShown): ([ModulePattern], Allowance, Bool)
    switch rule.content {
    case .layers, .apart: return []
    case .imports(let found, let what): (subjects, allowance, isShown) = (found, what, false)
    case .shown(let found, let what): (subjects, allowance, isShown) = (found, what, true)
    }
    let uses = uses(of: subjects).filter { !isShown || !$0.shown.isEmpty }
    return (allowance.allowed ?? []).filter { pattern in !uses.contains { pattern.matches($0, in: modules) } }
      .map(\.description)
  }

  /// Throws a ``LayerError`` if `rule` names modules that the package does not have.
  func requireModules(of rule: LayerRule) throws(LayerError) {
    let subjects =
      switch rule.content {
      case .layers(let layers): layers.flatMap(\.self)
      case .apart(let patterns): patterns
      case .imports(let patterns, _), .shown(let patterns, _): patterns
      }
    for pattern in subjects where !architecture.modules.contains(where: pattern.matches) {
      throw .unknownModule(
        name: pattern.description, rule: rule.description, known: architecture.modules.map(\.name))
    }
  }

  private func uses(of subjects: [ModulePattern]) -> [ModuleUse] {
    architecture.modules.filter { module in subjects.contains { $0.matches(module) } }.flatMap {
      architecture.uses[$0.name] ?? []
    }
  }

  /// A module that comes with the toolchain may be used unless the rule forbids it by name.
  private func forbids(_ allowance: Allowance, _ use: ModuleUse) -> Bool {
    if allowance.forbidden.contains(where: { $0.matches(use, in: modules) }) { return true }
    guard let allowed = allowance.allowed, use.origin != .toolchain else { return false }
    return !allowed.contains { $0.matches(use, in: modules) }
  }

  private func findings(_ rule: LayerRule, _ layers: [[ModulePattern]]) -> [LayerFinding] {
    architecture.allUses.compactMap { use in
      guard let user = modules[use.user].flatMap({ layer(of: $0, in: layers) }),
        let used = modules[use.used].flatMap({ layer(of: $0, in: layers) }), used < user
      else { return nil }
      return finding(rule, use, "which stands above it")
    }
  }

  /// The layer that names the module without a `*`, or else the first layer that matches it.
  private func layer(of module: ModuleFacts, in layers: [[ModulePattern]]) -> Int? {
    layers.firstIndex { $0.contains { $0.isExact && $0.matches(module) } }
      ?? layers.firstIndex { $0.contains { $0.matches(module) } }
  }

  private func finding(_ rule: LayerRule, _ use: ModuleUse, _ reason: String) -> LayerFinding {
    let verb =
      if let through = use.through { "gets \(use.used) through \(through)" } else if use.access == nil {
        "names types of \(use.used)"
      } else { "imports \(use.used)" }
    let places = use.places.isEmpty ? use.shown.compactMap(\.place) : use.places
    return LayerFinding(
      module: use.user, used: use.used, rule: rule.description, message: "\(use.user) \(verb), \(reason).",
      place: places.first, more: max(places.count - 1, 0))
  }

  private func shownFinding(_ rule: LayerRule, _ use: ModuleUse) -> LayerFinding {
    let first = use.shown[0]
    let types = first.types.joined(separator: ", ")
    return LayerFinding(
      module: use.user, used: use.used, rule: rule.description,
      message: "\(use.user) shows clients \(types) of \(use.used) in \(first.declaration), which it may not.",
      place: first.place, more: use.shown.count - 1)
  }
}
