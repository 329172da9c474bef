import PublicAPI

extension Comparison {
  /// Whether some call of `declaration` fits another declaration as well.
  func hasRival(_ declaration: Declaration) -> Bool { !rivals(of: declaration).isEmpty }

  private func rivals(of declaration: Declaration) -> [Declaration] {
    (new.members[declaration.contextPath] ?? []).filter {
      $0.name == declaration.name && $0.kind == declaration.kind
        && ($0.hasSameCall(as: declaration) || haveSameNilCall($0, declaration))
        && !isToldApart($0, declaration) && $0 != declaration
    }
  }

  /// Whether the compiler picks one of two declarations that take the same arguments: one is avoided, takes any number of
  /// them, or one requires all that the other does, and so is the more specific one.
  private func isToldApart(_ left: Declaration, _ right: Declaration) -> Bool {
    if left.isAvoided || right.isAvoided { return true }
    if left.parameters?.map(\.isVariadic) != right.parameters?.map(\.isVariadic) { return true }
    let sides = [left, right].map { $0.withNamedGenerics("τ") }
    let requirements = sides.map { Set($0.requirements.map(\.normalised)) }
    if requirements[0] == requirements[1] { return false }
    // Types that are equated with different ones have no value in common.
    if sides.contains(where: \.hasEquations) { return true }
    let implied = sides.map { ConformanceQuery(index: new, assumptions: $0.requirements) }
    return requirements[0].allSatisfy(implied[1].grants) || requirements[1].allSatisfy(implied[0].grants)
  }

  /// Whether a call with `nil` fits both and neither better.
  private func haveSameNilCall(_ left: Declaration, _ right: Declaration) -> Bool {
    guard left.labelClause == right.labelClause, left.generics.isEmpty, right.generics.isEmpty,
      left.modifiers.contains(.static) == right.modifiers.contains(.static)
    else { return false }
    let query = ConformanceQuery(index: new, assumptions: [])
    let pairs = zip(left.parameters ?? [], right.parameters ?? []).map { ($0.type, $1.type) }
    return pairs.allSatisfy { left, right in
      if left == right { return true }
      guard case .optional(let mine) = left, case .optional(let theirs) = right else { return false }
      return mine.path != nil && theirs.path != nil && !query.converts(mine, to: theirs)
        && !query.converts(theirs, to: mine)
    }
  }

  /// An overload that calls of an existing declaration cannot be told from.
  func addedOverload(_ new: Declaration) -> Finding? {
    guard [.function, .subscript].contains(new.kind), !new.isOperator else { return nil }
    guard let rival = rivals(of: new).first(where: old.holds) else { return nil }
    let fact = "‘\(new.title)’ is new and takes the same arguments as ‘\(rival.description)’."
    // Asynchronous code takes the asynchronous one, disfavoured or not.
    let isAsync = new.effects.contains(.async) && !rival.effects.contains(.async)
    let remedy = isAsync ? Remedy.words("Give the new declaration another name or label.") : nil
    return Finding(.ambiguousOverloadAdded, fact, remedy: remedy)
  }
}

extension SurfaceIndex {
  /// Whether the surface holds an equal declaration.
  fileprivate func holds(_ declaration: Declaration) -> Bool {
    members[declaration.contextPath]?.contains { $0.name == declaration.name && $0 == declaration } ?? false
  }
}
