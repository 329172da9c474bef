import PublicAPI

extension Comparison {
  /// What it means that conforming types have to provide something more.
  func addedRequirement(_ new: Declaration, _ fact: String) -> Finding {
    if new.kind == .associatedType {
      if hasUsableDefault(new), old.library.hasType(named: new.name) {
        let hidden = "\(fact) Types that conform mean it by the name of a type that the toolchain brings."
        return Finding(.standardNameShadowed, hidden)
      }
      return Finding(
        hasUsableDefault(new) ? .associatedTypeAddedWithDefault : .associatedTypeAdded, fact)
    }
    if let builder = ownBuilder(of: new) {
      let restated = "‘\(new.title)’ is built by ‘\(builder)’, and by what it had besides."
      return Finding(.resultBuilderParameterChanged, restated, verdict: .breaking)
    }
    let isMet = new.requirement == .defaulted || new.requirement == .optional || isMetElsewhere(new)
    return Finding(
      isMet ? .requirementAddedWithDefault : .requirementAdded, fact,
      remedy: isMet ? nil : Shim.defaultImplementation(of: new))
  }

  /// The result builder of a requirement that a parent protocol asks for without it.
  private func ownBuilder(of new: Declaration) -> DeclarationAttribute? {
    let restated = self.new.lookUp(new.name, in: new.contextPath).first {
      $0.context != new.context && $0.requirement != .none && $0.hasSameCall(as: new)
    }
    return restated.flatMap { restated in
      new.attributes.first {
        $0.isPropertyWrapperLike && !restated.attributes.contains($0)
      }
    }
  }

  /// Whether the default of an associated type meets its constraints, whatever the other associated types are.
  private func hasUsableDefault(_ new: Declaration) -> Bool {
    guard let type = new.type else { return false }
    let others = (self.new.members[new.contextPath] ?? []).filter {
      $0.kind == .associatedType && $0.name != new.name
    }
    let names = others.map(\.name).filter { type.mentions($0) } + (type.mentions("Self") ? ["Self"] : [])
    if names.isEmpty { return true }
    let known = others.flatMap { other in
      other.inheritance.flatMap(\.members).map {
        GenericRequirement.conformance(.named([TypeName(other.name)]), $0)
      }
    }
    let query = ConformanceQuery(
      index: self.new, assumptions: known + self.new.requirements(around: new))
    return new.inheritance.allSatisfy { query.conforms(type.unqualifiedBySelf, to: $0) }
  }

  /// Whether a parent protocol already asks for the requirement, or an extension of one provides it.
  private func isMetElsewhere(_ requirement: Declaration) -> Bool {
    let path = requirement.contextPath
    let known = new.requirementSignature(of: path) + new.requirements(around: requirement)
    let query = ConformanceQuery(index: new, assumptions: known)
    let equal = known.reduce(into: [TypeExpression: TypeExpression]()) { equal, requirement in
      if case .sameType(let left, let right) = requirement { equal[left] = right }
    }
    let given = new.protocols(of: path).flatMap { new.library.members(named: requirement.name, of: $0) }
    return (given + new.lookUp(requirement.name, in: path)).contains { candidate in
      guard candidate.context != requirement.context || candidate.requirement == .none else { return false }
      let isRestated = candidate.requirement != .none
      let candidate = candidate.mapped { $0.mapped { equal[$0] ?? $0 } }
      return candidate.hasSameCall(as: requirement) && candidate.type == requirement.type
        && (isRestated
          || candidate.requirements.allSatisfy(query.grants) && candidate.canServe(as: requirement))
    }
  }
}

extension TypeExpression {
  /// The type with `T` in place of `Self.T`.
  fileprivate var unqualifiedBySelf: TypeExpression {
    mapped { type in type.nameInSelf.map { .named([TypeName($0)]) } ?? type }
  }
}
