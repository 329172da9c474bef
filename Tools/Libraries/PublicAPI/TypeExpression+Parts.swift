extension TypeExpression {
  /// The dotted name of a nominal type without its arguments, or nil for a type of another shape.
  public var path: String? {
    switch self {
    case .named(let path): path.map(\.name).joined(separator: ".")
    case .attributed(_, let type): type.path
    case .optional: "Optional"
    case .array: "Array"
    case .dictionary: "Dictionary"
    default: nil
    }
  }

  /// The generic arguments, or the parts that sugar stands for.
  public var arguments: [TypeExpression] {
    switch self {
    case .optional(let wrapped): [wrapped]
    case .array(let element): [element]
    case .dictionary(let key, let value): [key, value]
    case .named(let path): path.flatMap(\.arguments)
    default: []
    }
  }

  /// The members of a composition, or the type itself.
  public var members: [TypeExpression] {
    switch self {
    case .attributed(_, .composition(let members)), .composition(let members): members
    default: [self]
    }
  }

  /// The attributes in front of the type, and the type behind them.
  public var withoutAttributes: ([TypeAttribute], TypeExpression) {
    if case .attributed(let attributes, let type) = self { (attributes, type) } else { ([], self) }
  }

  /// Whether `attribute` stands in front of the type.
  public func has(_ attribute: TypeAttribute) -> Bool {
    if case .attributed(let attributes, _) = self { attributes.contains(attribute) } else { false }
  }

  /// Whether the type is a suppressed conformance, such as `~Copyable`.
  public var isSuppression: Bool {
    if case .suppressed = self { true } else { false }
  }

  /// Whether the type names no opaque type, so that a value of it can come from elsewhere.
  public var isNameable: Bool {
    var isNameable = true
    _ = mapped { type in
      if case .some = type { isNameable = false }
      if case .verbatim = type { isNameable = false }
      return type
    }
    return isNameable
  }

  /// The type without those of its own attributes that `isLeftOut` asks for.
  public func removingAttributes(where isLeftOut: (TypeAttribute) -> Bool) -> TypeExpression {
    guard case .attributed(let attributes, let inner) = self else { return self }
    let rest = attributes.filter { !isLeftOut($0) }
    return rest.isEmpty ? inner : .attributed(rest, inner)
  }

  /// The name after `Self.`, if the type is a member of `Self`.
  public var nameInSelf: String? {
    guard case .named(let path) = self, path.count == 2, path[0].name == "Self" else { return nil }
    return path[1].name
  }

  /// The suppressed conformance `~Copyable`.
  public static let noncopyable = TypeExpression.suppressed(.named([TypeName("Copyable")]))
}
