import Surfaces

extension Comparison {
  /// The generic parameters and constraints of a type; for a protocol its primary associated types.
  func typeGenerics(_ pair: Pair) -> [Finding] {
    if pair.old.kind == .protocol { return primaryAssociatedTypes(pair) }
    let before = pair.old.generics
    let after = pair.new.generics
    let subject = "‘\(pair.title)’"
    guard before.count == after.count, before.map(\.shape) == after.map(\.shape) else {
      return [Finding(.typeGenericsChanged, "The generic parameters of \(subject) changed.")]
    }
    var found: [Finding] = []
    for (old, new) in zip(before, after) where old.name != new.name {
      let isReordered = before.contains { $0.name == new.name }
      let fact = "The generic parameter ‘\(old.name)’ of \(subject) is now ‘\(new.name)’."
      found.append(Finding(isReordered ? .typeGenericsChanged : .typeGenericRenamed, fact))
    }
    var renamed = pair.new
    renamed.rename(Dictionary(zip(after.map(\.name), before.map(\.name))) { first, _ in first })
    return found + constraints(pair.old, renamed, subject)
  }

  private func constraints(_ old: Declaration, _ new: Declaration, _ subject: String) -> [Finding] {
    let query = ConformanceQuery(index: self.new, assumptions: old.requirements)
    let reverse = ConformanceQuery(index: self.new, assumptions: new.requirements)
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
      + (added.isEmpty && removed.isEmpty && old.requirements != new.requirements
        ? [Finding(.conformanceStillImplied, "\(subject) has the same constraints in other words.")] : [])
  }

  private func primaryAssociatedTypes(_ pair: Pair) -> [Finding] {
    let before = pair.old.generics.map(\.name)
    let after = pair.new.generics.map(\.name)
    var found: [Finding] = []
    if before != after {
      let fact = "The primary associated types of ‘\(pair.title)’ changed."
      found.append(
        Finding(before.isEmpty ? .primaryAssociatedTypesAdded : .primaryAssociatedTypesChanged, fact))
    }
    if Set(pair.old.requirements) != Set(pair.new.requirements) {
      found.append(Finding(.associatedTypeConstraintChanged, "The where clause of ‘\(pair.title)’ changed."))
    }
    return found
  }

  /// The type of a property, what an alias stands for, an associated type's default.
  func declaredType(_ pair: Pair) -> [Finding] {
    switch pair.old.kind {
    case .typeAlias: return alias(pair)
    case .associatedType: return associatedTypeDefault(pair)
    case .variable, .constant: return property(pair)
    case .conformance: return conditions(pair)
    default: return []
    }
  }

  private func alias(_ pair: Pair) -> [Finding] {
    let names = Dictionary(zip(pair.new.generics.map(\.name), pair.old.generics.map(\.name))) { first, _ in
      first
    }
    let query = TypeComparison(
      conformance: ConformanceQuery(index: new, assumptions: []), isNoncopyable: new.isNoncopyable)
    let isSame =
      pair.old.generics.map(\.shape) == pair.new.generics.map(\.shape)
      && Set(pair.old.requirements) == Set(pair.new.requirements.map { $0.renaming(names) })
      && query.mismatches(pair.old.type ?? .void, (pair.new.type ?? .void).renaming(names), at: .both).isEmpty
    let fact =
      "‘\(pair.title)’ stood for ‘\(pair.old.type ?? .void)’ and now stands for ‘\(pair.new.type ?? .void)’."
    return [Finding(.typealiasChanged, fact, verdict: isSame ? .compatible : nil)]
  }

  private func associatedTypeDefault(_ pair: Pair) -> [Finding] {
    if Set(pair.old.requirements) != Set(pair.new.requirements) {
      return [Finding(.associatedTypeConstraintChanged, "The where clause of ‘\(pair.title)’ changed.")]
    }
    switch (pair.old.type, pair.new.type) {
    case (nil, _): return [Finding(.associatedTypeDefaultAdded, "‘\(pair.title)’ now has a default.")]
    default:
      return [
        Finding(.associatedTypeDefaultRemoved, "The default of ‘\(pair.title)’ is gone or another one.")
      ]
    }
  }

  private func property(_ pair: Pair) -> [Finding] {
    let before = old.resolvingSelf(in: pair.old).type ?? .void
    let after = new.resolvingSelf(in: pair.new).type ?? .void
    let around = old.requirements(around: pair.old) + pair.old.requirements
    let types = TypeComparison(
      conformance: ConformanceQuery(index: new, assumptions: around), isNoncopyable: new.isNoncopyable)
    let isWritable = pair.old.accessors?.hasSetter ?? false
    let mismatches = types.mismatches(before, after, at: isWritable ? .both : .received)
    let fact = "The type of ‘\(pair.title)’ was ‘\(before)’ and is now ‘\(after)’."
    var found: [Finding] = []
    if before != after {
      found +=
        mismatches.isEmpty
        ? [pair.relaxed(Finding(.resultTypeRefined, fact))]
        : mismatches.map { mismatch in
          if case .type = mismatch { return Finding(.propertyTypeChanged, fact, remedy: Shim.keeping(pair)) }
          return Finding(mismatch.rule(at: .received), fact)
        }
    }
    let query = ConformanceQuery(index: new, assumptions: around + new.requirements(around: pair.new))
    let unmet = pair.new.requirements.filter { !query.grants($0) }
    found += unmet.map { Finding(.genericConstraintAdded, "‘\(pair.title)’ now requires ‘\($0)’.") }
    let isRelaxed = unmet.isEmpty && Set(pair.old.requirements) != Set(pair.new.requirements)
    return found + (isRelaxed ? [Finding(.genericConstraintRemoved, "‘\(pair.title)’ requires less.")] : [])
  }

  /// The body of an operator or a precedence group.
  func definition(_ pair: Pair) -> [Finding] {
    let fact = "‘\(pair.title)’ was ‘\(pair.old.detail)’ and is now ‘\(pair.new.detail)’."
    switch pair.old.kind {
    case .operator: return [Finding(.operatorChanged, fact)]
    case .precedenceGroup:
      let before = pair.old.detail.split(separator: ";").map { $0.trimmed }
      let after = pair.new.detail.split(separator: ";").map { $0.trimmed }
      // More relations only allow expressions that were errors before.
      let isWider = Set(before).isSubset(of: after)
      return [Finding(.precedenceGroupChanged, fact, verdict: isWider ? .compatible : nil)]
    default: return []
    }
  }
}

extension GenericParameter {
  /// The parameter without its name.
  var shape: String { isPack ? "each" : valueType?.description ?? "" }
}

extension ConformanceQuery {
  /// Whether the assumptions, or what they imply, include a requirement.
  func grants(_ requirement: GenericRequirement) -> Bool {
    if assumptions.map(\.normalised).contains(requirement.normalised) { return true }
    switch requirement {
    case .conformance(_, .suppressed): return false
    case .conformance(let subject, let constraint): return conforms(subject, to: constraint)
    case .sameType(let left, let right): return left == right
    }
  }
}
