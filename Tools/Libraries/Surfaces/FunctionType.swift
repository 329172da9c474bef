/// A function type without its attributes, which belong to the ``TypeExpression/attributed(_:_:)`` around it.
public struct FunctionType: Hashable, Sendable {
  /// What the function takes; labels cannot be called with and are dropped.
  public let parameters: [TupleElement]
  /// `async` and `throws`.
  public let effects: Effects
  /// What the function returns.
  public let result: TypeExpression

  /// Makes a function type.
  public init(parameters: [TupleElement], effects: Effects, result: TypeExpression) {
    self.parameters = parameters
    self.effects = effects
    self.result = result
  }
}
