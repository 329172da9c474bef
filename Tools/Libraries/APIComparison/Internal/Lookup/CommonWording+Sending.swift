import PublicAPI

extension CommonWording {
  /// Leaves out what is said of sending values that anybody may send, and of a constant that is safe in any case.
  func sendFreely(_ declaration: inout Declaration) {
    let original = declaration
    func withoutSending(_ type: TypeExpression) -> TypeExpression {
      guard case .attributed(let attributes, let inner) = type, attributes.contains(.sending),
        isFreelySent(inner, by: original)
      else { return type }
      return type.removingAttributes { $0 == .sending }
    }
    declaration = original.mapped(withoutSending)
    if declaration.kind == .constant, declaration.modifiers.contains(.nonisolatedUnsafe),
      isNonisolated(original),
      declaration.type.map({ isFreelySent($0, by: original) }) ?? false
    {
      declaration.modifiers.remove(.nonisolatedUnsafe)
    }
  }

  private func isFreelySent(_ type: TypeExpression, by declaration: Declaration) -> Bool {
    [old, new].allSatisfy { index in
      let assumptions = declaration.requirements + index.requirements(around: declaration)
      return !index.isNoncopyable(type)
        && ConformanceQuery(index: index, assumptions: assumptions)
          .conforms(type, to: .named([TypeName("Sendable")]))
    }
  }

  /// Whether it belongs to no actor.
  func isNonisolated(_ declaration: Declaration) -> Bool {
    declaration.modifiers.contains(.nonisolated)
      || [old, new].allSatisfy { !$0.mayBeIsolated(declaration) }
  }
}
