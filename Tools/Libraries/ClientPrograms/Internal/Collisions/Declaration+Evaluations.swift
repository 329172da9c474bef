import PublicAPI

extension Declaration {
  /// Where an argument may do something while it is evaluated, and what.
  ///
  /// A value may do anything before the call. Whoever comes to put that off lets nobody wait, unless it waits itself.
  func evaluations(besides others: Set<Evaluation> = []) -> [(index: Int, evaluation: Evaluation)] {
    let parameters = parameters ?? []
    return parameters.indices.filter { !parameters[$0].type.has(.inout) }.flatMap { index in
      let possible = [Evaluation.waiting, .throwing, .capturing].filter {
        parameters[index].type.lets($0) && !others.contains($0)
      }
      let isValue = !parameters[index].type.has(.autoclosure)
      return possible.prefix(isValue ? 1 : possible.count).map { (index, $0) }
    }
  }

  /// Whether the argument at `index` may throw when the function evaluates it, of which its caller does not learn.
  func keepsErrors(at index: Int) -> Bool {
    guard let type = parameters?.dropFirst(index).first?.type, type.has(.autoclosure) else { return false }
    return type.lets(.throwing) && effects.throwing == nil
  }
}

extension TypeExpression {
  /// Whether an expression for a parameter of the type may do this; a value is there before the call.
  fileprivate func lets(_ evaluation: Evaluation) -> Bool {
    guard case .attributed(let attributes, .function(_, let effects, _)) = self,
      attributes.contains(.autoclosure)
    else { return true }
    return switch evaluation {
    case .throwing: !effects.isDisjoint(with: [.throws(.anyError)])
    case .waiting: effects.contains(.async)
    case .capturing: !attributes.contains(.sendable)
    }
  }
}
