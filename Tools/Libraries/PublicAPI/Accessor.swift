/// One thing that a client has to know to read or write a property or a subscript.
public enum Accessor: Hashable, Sendable {
  /// Reading has an effect.
  case effect(Effect)
  /// Reading needs a mutable value: `mutating get`.
  case mutatingGetter
  /// Reading lends a noncopyable value (`_read`, storage), which a client cannot take; noted for such values only.
  case lendingGetter
  /// A client can write.
  case setter
  /// Writing works on a constant: `nonmutating set`, in addition to ``setter``.
  case nonmutatingSetter
}

extension Set<Accessor> {
  /// The effects of reading.
  public var getterEffects: Set<Effect> {
    Set<Effect>(compactMap { if case .effect(let effect) = $0 { effect } else { nil } })
  }

  /// The accessors with `transform` applied to the type of the errors that reading throws.
  func mapped(_ transform: (TypeExpression) -> TypeExpression) -> Set<Accessor> {
    filter { if case .effect = $0 { false } else { true } }
      .union(getterEffects.mapped(transform).map(Accessor.effect))
  }

  /// The accessors in braces, as a protocol writes them.
  var block: String {
    let word = contains(.lendingGetter) ? "_read" : "get"
    let getter = (contains(.mutatingGetter) ? "mutating \(word)" : word) + getterEffects.clause
    guard contains(.setter) else { return "{ \(getter) }" }
    return "{ \(getter)\(contains(.nonmutatingSetter) ? " nonmutating set" : " set") }"
  }
}
