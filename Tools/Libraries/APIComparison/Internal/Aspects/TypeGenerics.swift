import PublicAPI

extension Comparison {
  /// The generic parameters and constraints of a type; for a protocol its primary associated types.
  func typeGenerics(_ pair: Pair) -> [Finding]? {
    if pair.old.kind == .protocol { return primaryAssociatedTypes(pair) }
    let before = pair.old.generics
    let after = pair.new.generics
    let subject = "‘\(pair.title)’"
    guard before.count == after.count, before.map(\.shape) == after.map(\.shape) else {
      if isNamedByAlias(pair) { return nil }
      return [Finding(.typeGenericsChanged, "The generic parameters of \(subject) changed.")]
    }
    var found: [Finding] = []
    for (old, new) in zip(before, after) where old.name != new.name {
      let isReordered = before.contains { $0.name == new.name }
      let fact = "The generic parameter ‘\(old.name)’ of \(subject) is now ‘\(new.name)’."
      // No alias and no property comes in the place of a value of which extensions say what it is.
      let remedy: Remedy? = old.isValue ? .words("Keep the name.") : nil
      found.append(
        isReordered ? Finding(.typeGenericsChanged, fact) : Finding(.typeGenericRenamed, fact, remedy: remedy)
      )
    }
    var renamed = pair.new
    renamed.rename(Dictionary(zip(after.map(\.name), before.map(\.name))) { first, _ in first })
    found += constraints(pair.old, renamed, subject)
    return found.isEmpty ? nil : found
  }

  /// Whether the old name is an alias that takes the old arguments, so that nobody has to spell the new ones.
  private func isNamedByAlias(_ pair: Pair) -> Bool {
    (new.members[pair.old.contextPath] ?? []).contains { alias in
      alias.kind == .typeAlias && alias.name == pair.old.name && alias.type?.path == pair.new.path
        && alias.generics.map(\.shape) == pair.old.generics.map(\.shape)
    }
  }

  private func constraints(_ old: Declaration, _ new: Declaration, _ subject: String) -> [Finding] {
    let query = ConformanceQuery(index: self.new, assumptions: old.requirements, inside: old)
    let reverse = query.assuming(new.requirements)
    let added = new.requirements.filter { !query.grants($0) }
    let removed = old.requirements.filter { !reverse.grants($0) }
    return added.map { requirement in
      if case .conformance(_, .suppressed) = requirement {
        return Finding(.typeConstraintRemoved, "\(subject) now allows ‘\(requirement)’.")
      }
      return Finding(.typeConstraintAdded, "\(subject) now requires ‘\(requirement)’.")
    }
      + removed.map { requirement in
        if case .conformance(_, .suppressed) = requirement {
          return Finding(.typeConstraintAdded, "\(subject) no longer allows ‘\(requirement)’.")
        }
        return Finding(.typeConstraintRemoved, "\(subject) no longer requires ‘\(requirement)’.")
      }
  }

  private func primaryAssociatedTypes(_ pair: Pair) -> [Finding]? {
    let before = pair.old.generics.map(\.name)
    let after = pair.new.generics.map(\.name)
    var found: [Finding] = []
    if before != after {
      let fact = "The primary associated types of ‘\(pair.title)’ changed."
      found.append(
        Finding(before.isEmpty ? .primaryAssociatedTypesAdded : .primaryAssociatedTypesChanged, fact))
    }
    if Set(pair.old.requirements) != Set(pair.new.requirements), !asksForTheSame(pair.old.path) {
      found.append(Finding(.associatedTypeConstraintChanged, "The where clause of ‘\(pair.title)’ changed."))
    }
    return found.isEmpty ? nil : found
  }
}
