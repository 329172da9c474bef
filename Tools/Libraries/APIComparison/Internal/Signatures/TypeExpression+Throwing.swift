import PublicAPI

extension TypeExpression {
  /// Whether the type is that of a function that can throw.
  var canThrow: Bool {
    if case .function(_, let effects, _) = withoutAttributes.1 { effects.throwing != nil } else { false }
  }
}
