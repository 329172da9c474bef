/// An element of a tuple type, or a parameter of a function type.
public struct TupleElement: Hashable, Sendable {
  /// The label, or nil where there is none.
  public let label: String?
  /// The element's type.
  public let type: TypeExpression
  /// Whether the element is written with `...`.
  public let isVariadic: Bool

  /// Makes an element.
  init(label: String? = nil, type: TypeExpression, isVariadic: Bool = false) {
    self.label = label
    self.type = type
    self.isVariadic = isVariadic
  }
}
