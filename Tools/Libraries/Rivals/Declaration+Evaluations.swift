public import Surfaces

extension Declaration {
  /// Where an argument may do something while it is evaluated, and one of `others`, which it is for from now on, puts that
  /// off and does not let it.
  public func evaluationsLost(in others: [Declaration]) -> [(index: Int, evaluation: Evaluation)] {
    let parameters = parameters ?? []
    return parameters.indices.filter { !parameters[$0].type.has(.inout) }.flatMap { index in
      let deferring = others.compactMap { $0.parameters?.dropFirst(index).first?.type }.filter {
        $0.has(.autoclosure)
      }
      return [Evaluation.throwing, .waiting, .capturing].filter { evaluation in
        parameters[index].type.lets(evaluation) && deferring.contains { !$0.lets(evaluation) }
      }.map { (index, $0) }
    }
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
