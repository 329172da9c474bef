import PublicAPI

extension Declaration {
  /// The declaration where `subject` is `type`.
  func equating(_ subject: TypeExpression, with type: TypeExpression) -> Declaration {
    var declaration = mapped { $0.mapped { $0 == subject ? type : $0 } }
    declaration.requirements = requirements + [.sameType(subject, type)]
    return declaration
  }
}
