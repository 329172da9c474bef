import PublicAPI

extension Comparison {
  /// A protocol's parents or an associated type's constraints.
  func inheritanceFindings(_ pair: Pair) -> [Finding]? {
    switch pair.old.kind {
    case .class: return superclass(pair)
    case .protocol: return inheritedProtocols(pair)
    case .associatedType:
      if asksForTheSame(pair.old.contextPath) { return nil }
      return [Finding(.associatedTypeConstraintChanged, "The constraints of ‘\(pair.title)’ changed.")]
    case .structure, .enumeration, .actor: return suppressions(pair)
    case .conformance: return conformanceAttributes(pair)
    default: return []
    }
  }

  private func constraints(_ inheritance: [TypeExpression], in index: SurfaceIndex) -> Set<String> {
    var all = Set(inheritance.map(\.description))
    for path in inheritance.compactMap(\.path) {
      all.formUnion(index.protocols(of: path))
    }
    return all
  }

  private func inheritedProtocols(_ pair: Pair) -> [Finding]? {
    let before = constraints(pair.old.inheritance, in: old)
    let after = constraints(pair.new.inheritance, in: new)
    var found: [Finding] = []
    for parent in before.subtracting(after).sorted() {
      let fact = "‘\(pair.title)’ no longer inherits ‘\(parent)’."
      if parent.hasPrefix("~") {
        found.append(Finding(.copyabilityRemoved, "‘\(pair.title)’ no longer allows ‘\(parent)’ types."))
      } else if parent == "AnyObject" {
        found.append(Finding(.classBoundChanged, fact))
      } else if pair.old.inheritance.contains(where: { $0.path == parent }) || old.types[parent] != nil {
        found.append(Finding(.inheritedProtocolRemoved, fact))
      }
    }
    let added = after.subtracting(before)
    // What comes with another one is told with that.
    let implied = added.reduce(into: Set<String>()) { $0.formUnion(new.protocols(of: $1).subtracting([$1])) }
    for parent in added.subtracting(implied).sorted() { found += inheriting(parent, pair) }
    return found.isEmpty ? nil : found
  }

  private func inheriting(_ parent: String, _ pair: Pair) -> [Finding] {
    let fact = "‘\(pair.title)’ now inherits ‘\(parent)’."
    if parent.hasPrefix("~") { return [Finding(.copyabilityAdded, fact)] }
    if parent == "AnyObject" { return [Finding(.classBoundChanged, fact)] }
    let isBoundToClasses = constraints(pair.old.inheritance, in: old).contains("AnyObject")
    let isMet = isMetByEveryConformer(parent, of: pair) || isBoundToClasses && parent == "Identifiable"
    return [Finding(isMet ? .inheritedProtocolAddedHarmlessly : .inheritedProtocolAdded, fact)]
  }

  /// Whether a type that conforms to a protocol also conforms to the one at `path` by saying so: that asks for
  /// nothing that has no default and that the protocol did not ask for.
  private func isMetByEveryConformer(_ path: String, of pair: Pair) -> Bool {
    // What a protocol of the toolchain asks for is not all in its requirements.
    guard let declaration = new.library.hasType(named: path) ? new.types[path] : new.type(at: path) else {
      return MarkerProtocols.copying.contains(path) || old.protocols(of: pair.old.path).contains(path)
    }
    let parents = declaration.inheritance.filter { !$0.isSuppression }
    guard declaration.kind == .protocol, declaration.requirements.isEmpty,
      parents.compactMap(\.path).allSatisfy({ isMetByEveryConformer($0, of: pair) })
    else { return false }
    return (new.members[path] ?? new.library.members(of: path)).allSatisfy { member in
      member.requirement != .required || member.kind == .associatedType && member.type != nil
        || wasRequired(member, by: pair)
    }
  }

  /// Whether the old protocol already asked for the same.
  private func wasRequired(_ member: Declaration, by pair: Pair) -> Bool {
    let asked = old.protocols(of: pair.old.path).flatMap { old.library.members(named: member.name, of: $0) }
    return (asked + old.lookUp(member.name, in: pair.old.path)).contains { requirement in
      var moved = requirement
      moved.context = member.context
      moved.requirement = member.requirement
      return requirement.requirement != .none && moved == member
    }
  }
}
