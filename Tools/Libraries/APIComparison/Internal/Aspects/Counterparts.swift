import PublicAPI

extension Comparison {
  /// What it means that `new` serves the clients of `old` from now on.
  func moved(_ old: Declaration, to new: Declaration) -> [Finding] {
    let isElsewhere = old.context != new.context && !new.context.isEmpty
    let runs = old.kind == .typeAlias ? "" : ", and what is there runs in its place"
    let fact =
      isElsewhere
      ? "‘\(old.title)’ is now found in ‘\(new.contextPath)’\(runs)."
      : "Calls of ‘\(old.title)’ find ‘\(new.title)’."
    return [Finding(isElsewhere ? .declarationMoved : .coveredByOverload, fact)]
  }

  /// Whether a conformance that stays gives the type what `old` was.
  func isProvidedByLibrary(_ old: Declaration) -> Bool {
    guard !old.context.isEmpty, old.kind != .enumerationCase else { return false }
    let protocols = new.protocols(of: old.contextPath)
    return protocols.contains { name in
      guard !new.library.members(named: old.name, of: name).isEmpty else { return false }
      return old.kind != .initializer || old.labelClause == "(from:)"
    }
  }

  /// The declaration that serves the clients of `old` best, with what they notice.
  func bestCounterpart(of old: Declaration, preferring preferred: Declaration? = nil) -> (
    Declaration, [Finding]
  )? {
    var best: (Declaration, [Finding])?
    for candidate in (preferred.map { [$0] } ?? []) + candidates(for: old) {
      let found = findings(old, candidate)
      if !found.contains(where: \.isBreaking) { return (candidate, found) }
      if best == nil { best = (candidate, found) }
    }
    return best
  }

  /// What a superclass or a protocol's extension has anew under other labels that is more like `old` than `new` is, which
  /// has its place.
  func successor(of old: Declaration, besides new: Declaration) -> Declaration? {
    let known = Set(self.old.lookUp(old.name, in: old.contextPath))
    let others = old.context.isEmpty || old.requirement != .none ? [] : candidates(for: old)
    let best = others.filter { $0.context != old.context && !known.contains($0) }
      .filter { $0.labelClause != old.labelClause && $0.requirement == .none }
      .max { $0.likeness(to: old) < $1.likeness(to: old) }
    return best.flatMap { $0.likeness(to: old) > new.likeness(to: old) ? $0 : nil }
  }

  /// Whether overloads take every call of `old`, whichever of the arguments that have defaults it leaves out.
  func isCoveredByOverloads(_ old: Declaration) -> Bool {
    let parameters = old.parameters ?? []
    let optional = parameters.indices.filter { parameters[$0].defaultValue != nil }
    guard old.requirement == .none, (1...Self.mostDefaults).contains(optional.count) else { return false }
    let candidates = candidates(for: old)
    return (0..<(1 << optional.count)).allSatisfy { mask in
      let left = Set(optional.enumerated().filter { mask & (1 << $0.offset) != 0 }.map(\.element))
      var call = old
      call.parameters = parameters.enumerated().filter { !left.contains($0.offset) }.map(
        \.element.withoutDefault)
      return candidates.contains { !findings(call, $0).contains(where: \.isBreaking) }
    }
  }

  /// More arguments to leave out make more calls than are worth trying.
  private static let mostDefaults = 4

  private func candidates(for old: Declaration) -> [Declaration] {
    let found =
      old.isOperator
      ? new.operators(named: old.name)
      : old.context.isEmpty
        ? (new.members[""] ?? []).filter { $0.name == old.name } : new.lookUp(old.name, in: old.contextPath)
    return found.filter { candidate in
      let isInherited = candidate.context != old.context
      // What a class inherits it has itself in a surface; only a protocol's extension makes any type.
      if candidate.kind == .initializer, isInherited, new.types[candidate.contextPath]?.kind == .class {
        return false
      }
      // A witness of a requirement of the same protocol is none of another one.
      if old.requirement != .none, isInherited, candidate.requirement == .none, !candidate.context.isEmpty {
        return false
      }
      // What was a default has a requirement to serve, and that serves nobody in its place.
      if old.requirement == .none, candidate.requirement != .none, self.old.declares(candidate),
        self.old.types[old.contextPath]?.kind == .protocol
      {
        return false
      }
      // Values of a type run what that declares, and not the requirement which is met by it.
      if candidate.requirement != .none, isInherited, new.meetsItself(candidate, in: old.contextPath) {
        return false
      }
      let isSameKind =
        candidate.kind == old.kind || candidate.kind.isStorage && old.kind.isStorage
        || old.kind == .typeAlias && candidate.kind == .associatedType
      return isSameKind
    }
  }
}

extension SurfaceIndex {
  /// Whether the type at `path`, which is no protocol, declares what meets `requirement`.
  fileprivate func meetsItself(_ requirement: Declaration, in path: String) -> Bool {
    guard let type = types[path], type.kind != .protocol else { return false }
    return (members[path] ?? []).contains {
      $0.name == requirement.name && $0.labelClause == requirement.labelClause
    }
  }

  /// Whether the same requirement is there, with a default or without.
  fileprivate func declares(_ requirement: Declaration) -> Bool {
    (members[requirement.contextPath] ?? []).contains { known in
      var known = known
      if known.requirement != .none { known.requirement = requirement.requirement }
      return known == requirement
    }
  }
}
