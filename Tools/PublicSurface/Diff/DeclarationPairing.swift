/// Finds for each declaration that changed what it was before.
struct DeclarationPairing {
  private var old: [Declaration]
  private var new: [Declaration]
  private var differencesFound: [Difference] = []

  init(old: Surface, new: Surface) {
    self.old = old.declarations(missingIn: new)
    self.new = new.declarations(missingIn: old)
  }

  /// Pairs in passes, each less strict than the one before: the same full name, then the same base name.
  mutating func differences() -> [Difference] {
    pair { "\($0.kind.family) \($0.title)" }
    pair { "\($0.kind.family) \(($0.context + [$0.name]).joined(separator: ".")) \($0.inheritance)" }
    pair { $0.kind.isNamedMember ? $0.path : "\($0.kind.rawValue) \($0.title) \($0.inheritance)" }
    return differencesFound + old.map(Difference.removed) + new.map(Difference.added)
  }

  private mutating func pair(by key: (Declaration) -> String) {
    var candidates = Dictionary(grouping: new.indices) { key(new[$0]) }
    var taken: Set<Int> = []
    var unpaired: [Declaration] = []
    for declaration in old {
      let key = key(declaration)
      guard let indices = candidates[key],
        let best = indices.max(by: { likeness($0, declaration) < likeness($1, declaration) })
      else {
        unpaired.append(declaration)
        continue
      }
      candidates[key] = indices.count == 1 ? nil : indices.filter { $0 != best }
      taken.insert(best)
      differencesFound.append(.changed(old: declaration, new: new[best]))
    }
    old = unpaired
    new = new.indices.filter { !taken.contains($0) }.map { new[$0] }
  }

  private func likeness(_ index: Int, _ declaration: Declaration) -> Int {
    let candidate = new[index]
    let types = zip(candidate.parameters ?? [], declaration.parameters ?? []).filter {
      $0.0.type == $0.1.type
    }.count
    return types * 2 + (candidate.type == declaration.type ? 2 : 0)
      + (candidate.parameters?.count == declaration.parameters?.count ? 1 : 0)
      + (candidate.modifiers == declaration.modifiers ? 1 : 0)
      + (candidate.requirement == declaration.requirement ? 4 : 0)
  }
}

extension DeclarationKind {
  /// Whether a declaration of another kind could stand under the same name.
  fileprivate var isNamedMember: Bool {
    ![.conformance, .moduleImport, .operator, .precedenceGroup].contains(self)
  }

  /// Kinds between which a declaration can change and still be the same to a reader.
  fileprivate var family: String {
    switch self {
    case .structure, .class, .actor, .enumeration, .protocol, .typeAlias: "type"
    case .variable, .constant: "var"
    default: rawValue
    }
  }
}
