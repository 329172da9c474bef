public import PublicAPI

extension Declaration {
  /// What a call does besides giving a value, or reading a property or a subscript does.
  public var effectsOfUse: Set<Effect> { effects.union(accessors?.getterEffects ?? []) }

  /// Whether a call throws only what the functions throw that are passed to it.
  public var throwsWhatArgumentsThrow: Bool {
    effects.contains { effect in
      switch effect {
      case .async: false
      case .rethrows: true
      case .throws(let failure): generics.contains { failure.mentions($0.name) }
      }
    }
  }
}
