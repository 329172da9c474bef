import PublicAPI

extension Comparison {
  /// What the rules say of `difference`.
  func changes(of difference: Difference) -> [Change] {
    switch difference {
    case .added(let new):
      return isInAddedType(new) || isKnown(new) ? [] : added(new)
    case .removed(let old):
      if isInRemovedType(old) || wasSaidTwice(old) { return [] }
      let (findings, counterpart) = removal(of: old)
      return findings.map { $0.change(of: Difference(old, counterpart)) }
    case .changed(let old, let new): return changes(of: old, became: new)
    }
  }

  private func changes(of old: Declaration, became new: Declaration) -> [Change] {
    if old.name != new.name || old.kind == .moduleImport && old.name != new.name { return renamed(old, new) }
    guard let (counterpart, found) = bestCounterpart(of: old, preferring: new) else { return [] }
    if found.contains(where: \.isBreaking), isCoveredByOverloads(old) {
      let covered = Finding(.coveredByOverload, "Overloads take every call of ‘\(old.title)’.")
      return [covered.change(of: .changed(old: old, new: counterpart))] + added(new)
    }
    if found.contains(where: \.isBreaking), let successor = successor(of: old, besides: new) {
      return [succession(of: old, to: successor)] + added(new)
    }
    let served = found.map { $0.change(of: .changed(old: old, new: counterpart)) }
    if counterpart == new { return served }
    // Another overload takes the calls, so that what looked like the counterpart is an addition.
    let moved = moved(old, to: counterpart).map { $0.change(of: .changed(old: old, new: counterpart)) }
    return moved + served + added(new)
  }

  private func added(_ new: Declaration) -> [Change] {
    addition(of: new).map { [$0.change(of: .added(new))] } ?? []
  }

  private func renamed(_ old: Declaration, _ new: Declaration) -> [Change] {
    let (findings, counterpart) = removal(of: old)
    if let counterpart, !findings.contains(where: \.isBreaking) {
      return findings.map { $0.change(of: .changed(old: old, new: counterpart)) } + added(new)
    }
    if old.requirement != .none || old.kind == .enumerationCase {
      return findings.map { $0.change(of: .removed(old)) } + added(new)
    }
    return [succession(of: old, to: new)]
  }

  private func succession(of old: Declaration, to new: Declaration) -> Change {
    let fact = "‘\(old.title)’ is gone, and ‘\(new.title)’ looks like its new name."
    let finding = Finding(.declarationRenamed, fact, remedy: Shim.forwarding(pair(old, new)))
    return finding.change(of: .changed(old: old, new: new))
  }

  /// Whether clients have what `new` declares already.
  private func isKnown(_ new: Declaration) -> Bool {
    old.declaresElsewhere(new) || old.provides(new) && (new.requirement != .none || !takesOver(new))
  }

  /// Whether calls that ran a protocol's extension, which stays, run `new` from now on.
  private func takesOver(_ new: Declaration) -> Bool {
    [old, self.new].allSatisfy { index in
      index.lookUp(new.name, in: new.contextPath).contains { candidate in
        candidate.context != new.context && candidate.requirement == .none
          && index.types[candidate.contextPath]?.kind == .protocol && candidate.hasSameCall(as: new)
      }
    }
  }

  /// Whether clients still find what `old` declared, and did so without it.
  private func wasSaidTwice(_ old: Declaration) -> Bool {
    new.declaresElsewhere(old)
      || new.provides(old) && self.old.provides(old) && !isInferredByItself(old)
  }

  private func isInAddedType(_ new: Declaration) -> Bool {
    isInside(new, of: self.new, missingFrom: old)
  }

  private func isInRemovedType(_ old: Declaration) -> Bool {
    isInside(old, of: self.old, missingFrom: new)
  }

  private func isInside(_ declaration: Declaration, of index: SurfaceIndex, missingFrom other: SurfaceIndex)
    -> Bool
  {
    declaration.context.indices.contains { depth in
      let path = declaration.context[...depth].joined(separator: ".")
      return index.types[path] != nil && other.types[path] == nil
    }
  }
}
