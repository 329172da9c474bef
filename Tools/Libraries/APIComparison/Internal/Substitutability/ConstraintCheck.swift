import PublicAPI

/// Compares the generic requirements of two signatures, one of which is called as the other.
struct ConstraintCheck: Sendable {
  private let old: Declaration
  private let new: Declaration
  private let bindings: [String: TypeExpression]
  private let assumptions: [GenericRequirement]
  private let conformance: ConformanceQuery
  private let around: [GenericRequirement]

  /// Makes a check of calls of `old` that come to `new`.
  ///
  /// In them the new generic parameters stand for what `bindings` say, and `assumptions` hold. What the types `around`
  /// the new declaration require is no requirement of its own.
  init(
    old: Declaration, new: Declaration, bindings: [String: TypeExpression], assumptions: [GenericRequirement],
    conformance: ConformanceQuery, around: [GenericRequirement]
  ) {
    self.old = old
    self.new = new
    self.bindings = bindings
    self.assumptions = assumptions
    self.conformance = conformance
    self.around = around
  }

  /// New requirements that callers of the old signature need not have met.
  var unmet: [GenericRequirement] {
    let known = Set(assumptions.map(\.normalised)).union(around.map(\.normalised))
    return new.requirements.filter { requirement in
      !known.contains(requirement.normalised) && !known.contains(substituted(requirement).normalised)
        && !isMet(requirement)
    } + lostSuppressions + refusedTypes
  }

  /// Old requirements that the new signature does not make.
  var dropped: [GenericRequirement] {
    let kept = Set(new.requirements.map { substituted($0).normalised })
    let given = conformance.assuming(new.requirements.map(bound))
    return old.requirements.filter { !kept.contains($0.normalised) && !given.grants($0) }
  }

  private func bound(_ requirement: GenericRequirement) -> GenericRequirement {
    requirement.mapped { $0.substituting(bindings) }
  }

  private func substituted(_ requirement: GenericRequirement) -> GenericRequirement {
    switch requirement {
    case .conformance(let subject, let constraint):
      .conformance(resolved(subject), constraint.substituting(bindings))
    case .sameType(let left, let right): .sameType(resolved(left), resolved(right))
    }
  }

  /// The type with bindings applied; the element type of a known collection is looked up.
  private func resolved(_ type: TypeExpression) -> TypeExpression {
    guard case .named(let path) = type, path.count == 2, let base = bindings[path[0].name] else {
      return type.substituting(bindings)
    }
    let known = path[1].name == "Element" ? conformance.element(of: base) : nil
    return known ?? conformance.associatedType(path[1].name, of: base) ?? type.substituting(bindings)
  }

  private func isMet(_ requirement: GenericRequirement) -> Bool {
    switch requirement {
    case .conformance(_, .suppressed): return true
    case .conformance(.tuple(let elements), _) where elements.contains(where: \.type.hasSeveralPacks):
      // The compiler's shorthand for packs of one length.
      return false
    case .conformance(.packExpansion(let subject), let constraint):
      return isMet(.conformance(subject, constraint))
    case .conformance(.packElement(let subject), let constraint):
      return isMet(.conformance(subject, constraint))
    case .conformance(let subject, let constraint):
      let type = resolved(subject)
      if case .any = type, case .named(let path) = subject, path.count == 1, isOpened(path[0].name) {
        return conformance.allows(type, as: constraint)
      }
      return conformance.conforms(type, to: constraint.substituting(bindings))
    case .sameType(let left, let right): return resolved(left) == resolved(right)
    }
  }

  /// Whether an existential argument is opened: it is passed alone, as a parameter of just this type.
  private func isOpened(_ name: String) -> Bool {
    let uses = (new.parameters ?? []).filter { $0.type.mentions(name) }
    return uses.count == 1 && uses[0].type.withoutAttributes.1 == .named([TypeName(name)])
      && !uses[0].isVariadic
      && new.type?.mentions(name) != true
  }

  /// Types that cannot be copied and that a generic parameter stands for which takes only what can.
  private var refusedTypes: [GenericRequirement] {
    let suppressed = TypeExpression.suppressed(.named([TypeName("Copyable")]))
    return new.generics.compactMap { parameter in
      guard let type = bindings[parameter.name], conformance.index.isNoncopyable(type),
        !new.requirements.contains(.conformance(.named([TypeName(parameter.name)]), suppressed))
      else { return nil }
      return .conformance(type, suppressed)
    }
  }

  /// `~Copyable` and `~Escapable` that the old signature had: without them it takes fewer types.
  private var lostSuppressions: [GenericRequirement] {
    old.requirements.filter { requirement in
      guard case .conformance(let subject, .suppressed(let what)) = requirement else { return false }
      let kept = new.requirements.map { substituted($0).normalised }
      if kept.contains(requirement.normalised) { return false }
      // A subject that no generic parameter stands for any more is a question of types, answered there.
      let isBound = bindings.values.contains(subject) || subject.path == "Self" || what.path == nil
      return isBound || new.generics.isEmpty
    }
  }
}

extension TypeExpression {
  /// Whether the type expands more than one pack.
  fileprivate var hasSeveralPacks: Bool {
    var packs: Set<TypeExpression> = []
    _ = mapped { type in
      if case .packElement = type { packs.insert(type) }
      return type
    }
    return packs.count > 1
  }
}
