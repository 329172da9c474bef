import Surfaces

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
    pair { "\($0.kind.family) \($0.fixity) \($0.title)" }
    pair { "\($0.kind.family) \($0.fixity) \($0.path) \($0.protocolName)" }
    pair { $0.kind.isNamedMember ? $0.path : "\($0.kind.rawValue) \($0.title) \($0.fixity)" }
    pairRenamed()
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

  /// A name that is gone and one that is new are taken for one declaration if they are alike in all but the name,
  /// say more than `() -> Void`, and nothing else is like either.
  private mutating func pairRenamed() {
    let before = Dictionary(grouping: old.indices) { old[$0].shape }
    let after = Dictionary(grouping: new.indices) { new[$0].shape }
    var pairs: [(old: Int, new: Int)] = []
    for (shape, indices) in before {
      guard let shape, indices.count == 1, let counterpart = after[shape], counterpart.count == 1 else {
        continue
      }
      pairs.append((indices[0], counterpart[0]))
    }
    pairs.sort { $0.old < $1.old }
    differencesFound += pairs.map { .changed(old: old[$0.old], new: new[$0.new]) }
    let (goneOld, goneNew) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    old = old.indices.filter { !goneOld.contains($0) }.map { old[$0] }
    new = new.indices.filter { !goneNew.contains($0) }.map { new[$0] }
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

extension Declaration {
  /// An operator's position is part of its identity.
  fileprivate var fixity: String {
    kind == .operator ? modifiers.map(\.description).sorted().joined() : ""
  }

  /// For a conformance its protocol, whatever is said about it.
  fileprivate var protocolName: String {
    kind == .conformance ? inheritance.first.map { $0.path ?? $0.description } ?? "" : ""
  }

  /// The declaration without its name, or nil if what is left is too little to know it by.
  fileprivate var shape: Declaration? {
    guard [.function, .variable, .constant].contains(kind), !isOperator else { return nil }
    let isTelling = parameters?.isEmpty == false || kind.isStorage || type != .void
    guard isTelling else { return nil }
    var nameless = self
    nameless.name = "_"
    return nameless
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
