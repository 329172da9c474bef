import Surfaces

extension TypeExpression {
  /// The attributes in front of a type, and the type behind them.
  var withoutAttributes: ([TypeAttribute], TypeExpression) {
    if case .attributed(let attributes, let type) = self { (attributes, type) } else { ([], self) }
  }
}
