import Surfaces

/// The defaults that a protocol's requirements have only for some of the types that conform.
enum ConstrainedDefaults {
  /// For each set of constraints under which requirements have defaults, the contract of a type that meets them and
  /// leaves these requirements out.
  static func contracts(for contract: ConformanceContract, in scope: ClientScope) -> [ConformanceContract] {
    guard contract.isTouched else { return [] }
    var met: [[GenericRequirement]: [Declaration]] = [:]
    var order: [[GenericRequirement]] = []
    for requirement in contract.requirements {
      for candidate in contract.extensions where candidate.serves(as: requirement) {
        // What everybody has a default for is in doubt only where there are others.
        if requirement.requirement == .defaulted, candidate.requirements.isEmpty { continue }
        for constraints in constraints(of: candidate, besides: contract.name, in: scope) {
          if met[constraints] == nil { order.append(constraints) }
          met[constraints, default: []].append(requirement)
        }
      }
    }
    return order.map { contract.relying(on: $0, without: met[$0] ?? [], in: scope) }
  }

  /// What a type has to meet that gets a default: its constraints, and those of new ones beside it as well.
  private static func constraints(
    of candidate: Declaration, besides protocolName: String, in scope: ClientScope
  ) -> [[GenericRequirement]] {
    let own = candidate.requirements
    let met = own + [.conformance(.named([TypeName("Self")]), .named([TypeName(protocolName)]))]
    let others = scope.newOverloads(of: candidate).filter { $0.requirement == .none }.map { other in
      own + other.requirements.filter { !met.contains($0) }
    }
    return [own] + others.filter { $0 != own }
  }
}

extension Declaration {
  /// Whether the declaration, of an extension, is a default for `requirement` where its constraints hold.
  fileprivate func serves(as requirement: Declaration) -> Bool {
    kind.isStorage == requirement.kind.isStorage && name == requirement.name
      && labelClause == requirement.labelClause && canServe(as: requirement)
  }
}
