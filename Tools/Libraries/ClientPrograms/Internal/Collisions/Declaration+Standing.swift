import PublicAPI

extension Declaration {
  /// The declaration as a member of the type at `path`, which says what a protocol around it leaves open.
  func standing(in path: [String]) -> Declaration {
    guard context != path else { return self }
    var member = self
    member.context = path
    member.requirements.removeAll(where: \.constrainsSelf)
    return member
  }
}

extension GenericRequirement {
  fileprivate var constrainsSelf: Bool {
    let name = TypeExpression.named([TypeName("Self")])
    return switch self {
    case .conformance(let subject, _): subject == name
    case .sameType(let left, let right): left == name || right == name
    }
  }
}
