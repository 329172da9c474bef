public import PublicAPI

extension TypeExpression {
  /// The type of the expression that stands for an argument, which is not the autoclosure that it becomes.
  public var evaluated: TypeExpression {
    guard case .attributed(let attributes, .function(_, _, let result)) = self,
      attributes.contains(.autoclosure)
    else { return self }
    return result
  }
}
