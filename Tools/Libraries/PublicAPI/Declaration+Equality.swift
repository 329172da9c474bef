extension Declaration: Hashable {
  /// Equal if they promise a client the same, wherever they stand in the source.
  public static func == (left: Declaration, right: Declaration) -> Bool {
    guard (left.kind, left.name, left.context) == (right.kind, right.name, right.context),
      left.parameters?.map(\.label) == right.parameters?.map(\.label),
      (left.attributes, left.modifiers, left.availability, left.requirement, left.detail, left.failability)
        == (
          right.attributes, right.modifiers, right.availability, right.requirement, right.detail,
          right.failability
        ),
      (left.inheritance, left.accessors) == (right.inheritance, right.accessors)
    else {
      return false
    }
    // Most declarations can be written in one way only, and most equal ones are written alike.
    return left.hasSameSignature(as: right)
      || (left.hasChoices || right.hasChoices) && left.canonical.hasSameSignature(as: right.canonical)
  }

  /// Hashes what differs in nearly all declarations, and does not depend on the names of generic parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(name)
    hasher.combine(context)
    hasher.combine(inheritance)
    hasher.combine(head(of: type))
    for parameter in parameters ?? [] {
      hasher.combine(parameter.label)
      hasher.combine(head(of: parameter.type))
    }
  }

  /// The first name of the type, unless it is a generic parameter, whose name the author was free to choose.
  private func head(of type: TypeExpression?) -> String? {
    guard case .named(let path) = type, let head = path.first?.name else { return nil }
    return generics.contains { $0.name == head } ? nil : head
  }

  private func hasSameSignature(as other: Declaration) -> Bool {
    (generics, parameters, effects, type) == (other.generics, other.parameters, other.effects, other.type)
      && (requirements, platforms) == (other.requirements, other.platforms)
  }

  /// Whether the declaration could be written in another way that promises the same.
  private var hasChoices: Bool {
    !generics.isEmpty || !requirements.isEmpty || platforms.count > 1
      || (parameters ?? []).contains { !$0.type.opaqueParts.isEmpty }
  }

  /// The declaration without what the author was free to choose: the names of a function's generic parameters, and the
  /// order of all that has none.
  private var canonical: Declaration {
    var canonical = withNamedGenerics("τ")
    canonical.platforms.sort()
    canonical.requirements = canonical.requirements.map(\.normalised)
    if canonical.requirements.count > 1 { canonical.requirements.sort { $0.description < $1.description } }
    return canonical
  }
}
