public import PublicAPI

extension Declaration {
  /// The declaration with `some P` in the place of its generic parameters; nil where one says more than the type of one
  /// parameter.
  public var withOpaqueParameters: Declaration? {
    var opaque = self
    opaque.generics = []
    for generic in generics {
      let (asked, others) = opaque.requirements.divided { requirement in
        requirement.subjects.contains { $0.mentions(generic.name) }
      }
      let constraints = opaque.constraints(on: generic.name)
      let uses = (parameters ?? []).map(\.type).filter { $0.mentions(generic.name) }
      guard case .type = generic, uses.count == 1, constraints.count == asked.count else { return nil }
      let constraint =
        constraints.count > 1
        ? TypeExpression.composition(constraints) : constraints.first ?? .named([TypeName("Any")])
      opaque.requirements = others
      opaque = opaque.mapped { $0.substituting([generic.name: .some(constraint)]) }
    }
    return opaque
  }
}

extension [GenericRequirement] {
  /// Those of which `isMeant` holds, and all others.
  fileprivate func divided(by isMeant: (GenericRequirement) -> Bool) -> (Self, Self) {
    (filter(isMeant), filter { !isMeant($0) })
  }
}
