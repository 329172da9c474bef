public import Surfaces

extension Declaration {
  /// What a call does besides giving a value, or reading a property or a subscript does.
  public var effectsOfUse: Set<Effect> { effects.union(accessors?.getterEffects ?? []) }
}
