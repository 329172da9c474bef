public import Surfaces

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
    guard case .attributed(let attributes, let inner) = self else { return self }
    let rest = attributes.filter { attribute in
      if case .other = attribute { false } else { attribute != .sendable }
    }
    return rest.isEmpty ? inner : .attributed(rest, inner)
  }
}

extension GenericRequirement {
  fileprivate var asksForSendable: Bool {
    if case .conformance(_, let constraint) = self { constraint.path == "Sendable" } else { false }
  }
}
