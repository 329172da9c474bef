import PublicAPI

extension Declaration {
  /// The declaration where a generic parameter of its own is a type that meets what is asked of it.
  func replacing(_ generic: String, with type: TypeExpression) -> Declaration {
    var known = mapped { $0.substituting([generic: type]) }
    known.generics.removeAll { $0.name == generic }
    known.requirements.removeAll {
      if case .conformance(type, _) = $0 { true } else { false }
    }
    return known
  }

  /// The declaration with the requirements of `overload`, which takes the same arguments, or nil if no value is known
  /// to meet both.
  func common(with overload: Declaration) -> Declaration? {
    guard hasSameCall(as: overload), generics.count == overload.generics.count else { return nil }
    var renamed = overload
    renamed.rename(Dictionary(zip(overload.generics.map(\.name), generics.map(\.name))) { first, _ in first })
    let added = renamed.requirements.filter { !requirements.contains($0) }
    guard added.allSatisfy({ if case .conformance = $0 { true } else { false } }) else { return nil }
    var both = self
    both.requirements += added
    return both
  }
}
