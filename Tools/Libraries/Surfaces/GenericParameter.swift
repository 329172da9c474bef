/// A generic parameter, or a protocol's primary associated type.
public struct GenericParameter: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Whether it is a parameter pack, `each T`.
  public let isPack: Bool
  /// The type of a value parameter, `let N: Int`.
  public let valueType: TypeExpression?

  /// Makes a parameter.
  public init(_ name: String, isPack: Bool = false, valueType: TypeExpression? = nil) {
    self.name = name
    self.isPack = isPack
    self.valueType = valueType
  }
}

extension GenericParameter: CustomStringConvertible {
  /// The parameter as it is written.
  public var description: String {
    if let valueType { return "let \(name): \(valueType)" }
    return isPack ? "each \(name)" : name
  }
}
