import PublicAPI

extension Comparison {
  /// How a property or subscript is read and written, or nil if nobody can tell, or if another finding says that too.
  func accessorFindings(_ pair: Pair) -> [Finding]? {
    let old = pair.old.accessors ?? []
    let new = pair.new.accessors ?? []
    let subject = "‘\(pair.title)’"
    var found = effectFindings(old.getterEffects, new.getterEffects, of: "The getter of \(subject)", pair)
    found += getter(old, new, subject, pair) + lending(subject, pair) + setter(old, new, subject, pair)
    if pair.old.kind != pair.new.kind, found.isEmpty, !pair.runsAnywhere {
      if pair.hasOtherIsolation, isolationFindings(pair).contains(where: \.isBreaking) { return nil }
      found.append(Finding(.storageChanged, "\(subject) is now declared with ‘\(pair.new.kind.rawValue)’."))
    }
    return found.isEmpty ? nil : found
  }

  private func getter(_ old: Set<Accessor>, _ new: Set<Accessor>, _ subject: String, _ pair: Pair)
    -> [Finding]
  {
    switch (old.contains(.mutatingGetter), new.contains(.mutatingGetter)) {
    case (false, true): [Finding(.getterMutatingAdded, "Reading \(subject) now mutates the value.")]
    case (true, false):
      [pair.relaxed(Finding(.getterMutatingRemoved, "Reading \(subject) no longer mutates the value."))]
    default: []
    }
  }

  private func lending(_ subject: String, _ pair: Pair) -> [Finding] {
    guard old.hasNoncopyableValue(pair.old), new.hasNoncopyableValue(pair.new) else { return [] }
    return switch (pair.old.lendsItsValue, pair.new.lendsItsValue) {
    case (false, true): [Finding(.getterLends, "Reading \(subject) now lends the value.")]
    case (true, false): [Finding(.getterGives, "Reading \(subject) now gives the value away.")]
    default: []
    }
  }

  private func setter(_ old: Set<Accessor>, _ new: Set<Accessor>, _ subject: String, _ pair: Pair)
    -> [Finding]
  {
    switch (old.contains(.setter), new.contains(.setter)) {
    case (true, false): return [Finding(.setterRemoved, "\(subject) can no longer be written.")]
    case (false, true): return [pair.relaxed(Finding(.setterAdded, "\(subject) can now be written."))]
    case (false, false): return []
    case (true, true): break
    }
    return switch (old.contains(.nonmutatingSetter), new.contains(.nonmutatingSetter)) {
    case (true, false): [Finding(.setterNonmutatingRemoved, "Writing \(subject) now needs a variable.")]
    case (false, true):
      [pair.relaxed(Finding(.setterNonmutatingAdded, "Writing \(subject) no longer needs a variable."))]
    default: []
    }
  }
}
