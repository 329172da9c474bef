import PublicAPI

extension Comparison {
  /// The type of a property, what an alias stands for, an associated type's default.
  func typeFindings(_ pair: Pair) -> [Finding]? {
    switch pair.old.kind {
    case .typeAlias: return alias(pair)
    case .associatedType: return associatedTypeDefault(pair)
    case .variable, .constant: return property(pair)
    case .conformance: return conditions(pair)
    default: return []
    }
  }

  private func associatedTypeDefault(_ pair: Pair) -> [Finding]? {
    if Set(pair.old.requirements) != Set(pair.new.requirements), !asksForTheSame(pair.old.contextPath) {
      return [Finding(.associatedTypeConstraintChanged, "The where clause of ‘\(pair.title)’ changed.")]
    }
    if pair.old.type == pair.new.type { return nil }
    switch (pair.old.type, pair.new.type) {
    case (nil, _): return [Finding(.associatedTypeDefaultAdded, "‘\(pair.title)’ now has a default.")]
    case (let before?, nil):
      return [
        Finding(.associatedTypeDefaultRemoved, "The default of ‘\(pair.title)’, ‘\(before)’, is gone.")
      ]
    case (let before?, let after?):
      let fact = "The default of ‘\(pair.title)’ was ‘\(before)’ and is now ‘\(after)’."
      return [Finding(.associatedTypeDefaultRemoved, fact)]
    }
  }

  private func property(_ pair: Pair) -> [Finding]? {
    let before = old.resolvingSelf(in: pair.old).type ?? .void
    let after = new.resolvingSelf(in: pair.new).type ?? .void
    let around = old.requirements(around: pair.old) + pair.old.requirements
    let given = ConformanceQuery(index: new, assumptions: around, inside: pair.old)
    let types = TypeComparison(conformance: given, isNoncopyable: new.isNoncopyable)
    let isWritable = pair.old.accessors?.contains(.setter) ?? false
    let mismatches = types.mismatches(before, after, at: isWritable ? .both : .received)
    let fact = "The type of ‘\(pair.title)’ was ‘\(before)’ and is now ‘\(after)’."
    var found: [Finding] = []
    if before != after {
      let whenRead = types.mismatches(before, after, at: .received)
      found +=
        mismatches.isEmpty
        ? [pair.relaxed(Finding(.resultTypeRefined, fact))]
        : mismatches.map { mismatch in
          if case .type = mismatch { return Finding(.propertyTypeChanged, fact, remedy: Shim.keeping(pair)) }
          return Finding(mismatch.rule(at: whenRead.contains(mismatch) ? .received : .supplied), fact)
        }
    }
    let query = given.assuming(around + new.requirements(around: pair.new))
    let unmet = pair.new.requirements.filter { !query.grants($0) }
    found += unmet.map { Finding(.genericConstraintAdded, "‘\(pair.title)’ now requires ‘\($0)’.") }
    let isRelaxed = unmet.isEmpty && Set(pair.old.requirements) != Set(pair.new.requirements)
    let kept = given.assuming(pair.new.requirements + new.requirements(around: pair.new))
    if isRelaxed, !pair.old.requirements.allSatisfy(kept.grants) {
      found.append(Finding(.genericConstraintRemoved, "‘\(pair.title)’ requires less."))
    }
    return found.isEmpty ? nil : found
  }
}
