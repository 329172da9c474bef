extension Declaration: Hashable {
  /// Equal if they promise a client the same, wherever they stand in the source.
  public static func == (left: Declaration, right: Declaration) -> Bool {
    guard (left.kind, left.name, left.context) == (right.kind, right.name, right.context) else {
      return false
    }
    let (left, right) = (left.canonical, right.canonical)
    return (left.attributes, left.modifiers, left.availability, left.platforms, left.requirement, left.detail)
      == (
        right.attributes, right.modifiers, right.availability, right.platforms, right.requirement,
        right.detail
      )
      && (left.generics, left.parameters, left.effects, left.type, left.failability)
        == (right.generics, right.parameters, right.effects, right.type, right.failability)
      && (left.inheritance, left.requirements, left.accessors)
        == (right.inheritance, right.requirements, right.accessors)
  }

  /// Hashes what tells nearly all declarations apart.
  public func hash(into hasher: inout Hasher) {
    let canonical = canonical
    hasher.combine(kind)
    hasher.combine(name)
    hasher.combine(context)
    hasher.combine(canonical.parameters)
    hasher.combine(canonical.type)
    hasher.combine(canonical.inheritance)
    hasher.combine(canonical.requirements)
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
