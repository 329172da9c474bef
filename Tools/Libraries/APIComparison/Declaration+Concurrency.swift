public import PublicAPI

extension Declaration {
  /// The declaration as code reads it that knows nothing of concurrency: its types do not say where functions run and
  /// what may be sent elsewhere, and its requirements do not ask for `Sendable`.
  public var unawareOfConcurrency: Declaration {
    var declaration = mapped { type in type.mapped(\.unawareOfConcurrency) }
    declaration.requirements.removeAll(where: \.asksForSendable)
    return declaration
  }
}

extension TypeExpression {
  fileprivate var unawareOfConcurrency: TypeExpression {
    removingAttributes { attribute in
      if case .other = attribute { true } else { attribute == .sendable }
    }
  }
}

extension GenericRequirement {
  fileprivate var asksForSendable: Bool {
    if case .conformance(_, let constraint) = self { constraint.path == "Sendable" } else { false }
  }
}
