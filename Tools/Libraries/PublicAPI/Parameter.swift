/// A parameter of a function, initializer, subscript or macro, or an associated value of an enumeration case.
public struct Parameter: Hashable, Sendable {
  /// The argument label, or nil for `_`.
  public private(set) var label: String?
  /// Attributes in front of the name, such as a result builder.
  public var attributes: [DeclarationAttribute]
  /// The type with its specifiers.
  public var type: TypeExpression
  /// Whether the parameter takes any number of arguments.
  public private(set) var isVariadic: Bool
  /// The default argument, or nil if callers have to pass a value.
  public var defaultValue: DefaultArgument?

  /// Makes a parameter.
  public init(
    label: String?, attributes: [DeclarationAttribute] = [], type: TypeExpression, isVariadic: Bool = false,
    defaultValue: DefaultArgument? = nil
  ) {
    self.label = label
    self.attributes = attributes
    self.type = type
    self.isVariadic = isVariadic
    self.defaultValue = defaultValue
  }
}

extension Parameter {
  /// The parameter as a client has to know it, without its name inside the body.
  var text: String {
    (attributes.map(\.description) + ["\(label ?? "_"):"]).joined(separator: " ") + " \(type)"
      + (isVariadic ? "..." : "")
      + (defaultValue.map { " = \($0)" } ?? "")
  }
}
