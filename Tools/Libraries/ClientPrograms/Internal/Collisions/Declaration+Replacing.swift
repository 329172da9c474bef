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
}
