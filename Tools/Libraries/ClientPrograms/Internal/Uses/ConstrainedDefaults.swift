import APIComparison
import PublicAPI

/// The defaults that a protocol's requirements have only for some of the types that conform, or beside others.
enum ConstrainedDefaults {
  /// For each set of constraints under which requirements have defaults, the contract of a type that meets them and
  /// leaves these requirements out, and the position of such a type, if few clients have one.
  static func contracts(for contract: ConformanceContract, in scope: ClientScope) -> [(
    contract: ConformanceContract, position: UnusualPosition?
  )] {
    guard contract.isTouched else { return [] }
    var met: [[GenericRequirement]: [Declaration]] = [:]
    var order: [(constraints: [GenericRequirement], position: UnusualPosition?)] = []
    func note(
      _ requirement: Declaration, under constraints: [GenericRequirement], in position: UnusualPosition? = nil
    ) {
      if met[constraints] == nil { order.append((constraints, position)) }
      met[constraints, default: []].append(requirement)
    }
    for requirement in contract.requirements {
      for sibling in scope.index.siblingDefaults(of: requirement, behind: contract.name)
      where sibling.serves(as: requirement) {
        note(
          requirement, under: sibling.requirements + [.conformance(own, sibling.owner)],
          in: .unrelatedProtocol)
      }
      if scope.isTouched(requirement) {
        for other in scope.index.defaults(besides: requirement) where other.serves(as: requirement) {
          note(
            requirement, under: other.requirements + [.conformance(own, other.owner)], in: .unrelatedProtocol)
        }
      }
      var found: [[GenericRequirement]] = []
      for candidate in contract.extensions where candidate.serves(as: requirement) {
        // What everybody has a default for is in doubt only where there are others.
        if requirement.requirement == .defaulted, candidate.requirements.isEmpty { continue }
        let known = candidate.requirements
        let met = known + [.conformance(own, .named([TypeName(contract.name)]))]
        found +=
          [known] + scope.constraints(besides: candidate).map { known + $0.filter { !met.contains($0) } }
        // Among several defaults the compiler chooses only for a type that is known.
        let open = candidate.requirements.isEmpty ? contract.parameters(isFull: false) : []
        if !open.isEmpty {
          found.append(open.map { .sameType(own.member(TypeName($0)), .named([TypeName("String")])) })
        }
      }
      for constraints in found { note(requirement, under: constraints) }
    }
    // What another protocol has a default for as well, a type of both has twice if this one gets its own.
    let defaults =
      contract.extensions.map { ($0, RequirementRole.required) }
      + scope.newDefaults(of: contract.name).map { ($0, .defaulted) }
    for (member, role) in defaults {
      for requirement in scope.index.requirements(role, besides: member) where member.serves(as: requirement)
      {
        note(
          requirement, under: member.requirements + [.conformance(own, requirement.owner)],
          in: .unrelatedProtocol)
      }
    }
    return order.map { constraints, position in
      (contract.relying(on: constraints, without: met[constraints] ?? [], in: scope), position)
    }
  }

  private static let own = TypeExpression.named([TypeName("Self")])
}

extension Declaration {
  /// The type around it.
  fileprivate var owner: TypeExpression { .named(context.map { TypeName($0) }) }

  /// Whether the declaration, of an extension, is a default for `requirement` where its constraints hold.
  fileprivate func serves(as requirement: Declaration) -> Bool {
    kind.isStorage == requirement.kind.isStorage && name == requirement.name
      && labelClause == requirement.labelClause && canServe(as: requirement)
  }
}
