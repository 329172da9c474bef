import PublicAPI

extension SurfaceIndex {
  /// What a protocol requires of `Self` and of the types that belong to it.
  func requirementSignature(of path: String) -> [GenericRequirement] {
    guard let type = types[path], type.kind == .protocol else { return [] }
    let itself = TypeExpression.named([TypeName("Self")])
    var found = type.inheritance.map { GenericRequirement.conformance(itself, $0) } + type.requirements
    let own = (members[path] ?? []).filter { $0.kind == .associatedType }
    for associated in own {
      let subject = itself.member(TypeName(associated.name))
      found += associated.inheritance.map { .conformance(subject, $0) } + associated.requirements
    }
    let names = Dictionary(
      own.map { ($0.name, itself.member(TypeName($0.name))) }, uniquingKeysWith: { first, _ in first })
    return found.map { $0.mapped { $0.substituting(names) } }.flatMap(withoutPrimaryArguments)
  }
}
