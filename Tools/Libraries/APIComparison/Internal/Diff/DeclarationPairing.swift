import PublicAPI

/// Finds for each declaration that changed what it was before.
struct DeclarationPairing {
  private var old: [Declaration]
  private var new: [Declaration]
  private var differencesFound: [Difference] = []

  init(old: Surface, new: Surface) {
    self.old = old.declarations(missingIn: new)
    self.new = new.declarations(missingIn: old)
  }

  /// Pairs in passes, each less strict than the one before: the same base name, then whatever the kind is.
  mutating func differences() -> [Difference] {
    pair { "\($0.kind.family) \($0.fixity) \($0.path) \($0.protocolName)" }
    pair { $0.kind.isNamedMember ? $0.path : "\($0.kind.rawValue) \($0.title) \($0.fixity)" }
    pairRenamed()
    return differencesFound + old.map(Difference.removed) + new.map(Difference.added)
  }

  private mutating func pair(by key: (Declaration) -> String) {
    let candidates = Dictionary(grouping: new.indices) { key(new[$0]) }
    var partners: [Int: Int] = [:]
    for (key, before) in Dictionary(grouping: old.indices, by: { key(old[$0]) }) {
      guard let after = candidates[key] else { continue }
      for (before, after) in assignment(of: before, to: after)
      where !new[after].swapsOperands(of: old[before]) && !new[after].hasNothing(of: old[before]) {
        partners[before] = after
      }
    }
    differencesFound += old.indices.compactMap { index in
      partners[index].map { .changed(old: old[index], new: new[$0]) }
    }
    let taken = Set(partners.values)
    old = old.indices.filter { partners[$0] == nil }.map { old[$0] }
    new = new.indices.filter { !taken.contains($0) }.map { new[$0] }
  }

  /// Pairs overloads so that as much as possible stays the same over all of them.
  private func assignment(of before: [Int], to after: [Int]) -> [(old: Int, new: Int)] {
    if before.count == 1, after.count == 1 { return [(before[0], after[0])] }
    // What is missing on one side stands for the partner of what stays alone.
    let count = max(before.count, after.count)
    if count > Self.mostOverloads { return Array(zip(before, after)) }
    let likeness = (0..<count).map { row in
      (0..<count).map { column in
        row < before.count && column < after.count ? new[after[column]].likeness(to: old[before[row]]) : 0
      }
    }
    let partners = BestAssignment(of: likeness).columns
    return before.indices.filter { partners[$0] < after.count }.map { (before[$0], after[partners[$0]]) }
  }

  /// More overloads that changed than this are paired in their order: no reader would follow anything better.
  private static let mostOverloads = 200

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

  /// Whether it is the operator with the operands of `other` in each other's place, which can stand beside it.
  fileprivate func swapsOperands(of other: Declaration) -> Bool {
    let types = [self, other].map { ($0.parameters ?? []).map(\.type) }
    return isOperator && types[0] != types[1] && types[0] == types[1].reversed()
  }

  /// Whether it is called by its parameters alone, and none is like one of `other`.
  fileprivate func hasNothing(of other: Declaration) -> Bool {
    guard [.initializer, .subscript].contains(kind), parameters?.isEmpty == false,
      other.parameters?.isEmpty == false
    else { return false }
    return parameters(sharedWith: other) { $0.label == $1.label || $0.type == $1.type } == 0
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
