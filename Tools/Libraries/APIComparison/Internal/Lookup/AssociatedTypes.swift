import PublicAPI

/// What the associated types of the library's protocols are for one type, as far as its members tell.
struct AssociatedTypes {
  private let itself: TypeExpression
  private let known: [String: TypeExpression]
  private let query: ConformanceQuery

  init(of owner: Declaration, conformingTo protocols: Set<String>, in index: SurfaceIndex) {
    let itself = TypeExpression.named(
      owner.context.map { TypeName($0) } + [TypeName(owner.name, arguments: owner.generics.map(\.argument))])
    let own = index.members[owner.path] ?? []
    var known: [String: TypeExpression] = [:]
    for parameter in owner.generics { known[parameter.name] = parameter.argument }
    for alias in own where alias.kind == .typeAlias { known[alias.name] = alias.type }
    // A member that meets a requirement says what stands in its place.
    for member in own where member.kind != .typeAlias {
      for requirement in protocols.flatMap({ index.library.members(named: member.name, of: $0) })
      where requirement.requirement != .none && requirement.title(in: owner) == member.title {
        let asked = [requirement.type] + (requirement.parameters ?? []).map(\.type)
        let given = [member.type] + (member.parameters ?? []).map(\.type)
        for (asked, given) in zip(asked, given) {
          if let name = asked?.nameInSelf, known[name] == nil { known[name] = given }
        }
      }
    }
    for name in protocols {
      for type in index.library.associatedTypes(of: name) where known[type.name] == nil {
        known[type.name] = type.type?.substituting(["Self": itself])
      }
    }
    self.itself = itself
    self.known = known
    query = ConformanceQuery(
      index: index, assumptions: index.requirements(around: owner) + owner.requirements)
  }

  /// The type with everything that belongs to `Self` replaced.
  func resolved(_ type: TypeExpression) -> TypeExpression {
    if let name = type.nameInSelf, let known = known[name] { return known }
    return type.substituting(["Self": itself])
  }

  /// Whether the type is known to meet the conditions of an extension.
  func meets(_ conditions: [GenericRequirement]) -> Bool {
    conditions.map { $0.mapped { $0.mapped(resolved) } }.allSatisfy { condition in
      switch condition {
      case .conformance(let subject, let constraint): query.conforms(subject, to: constraint)
      case .sameType(let left, let right): left == right
      }
    }
  }
}

extension Declaration {
  /// The title of a protocol's member where `type` has it.
  fileprivate func title(in type: Declaration) -> String {
    var moved = self
    moved.context = type.context + [type.name]
    return moved.title
  }
}
