/// A generic parameter, or a protocol's primary associated type.
public enum GenericParameter: Hashable, Sendable {
  /// `T`
  case type(String)
  /// `each T`
  case pack(String)
  /// `let N: Int`
  case value(String, TypeExpression)
}

extension GenericParameter: CustomStringConvertible {
  /// Its name.
  public var name: String {
    switch self {
    case .type(let name), .pack(let name), .value(let name, _): name
    }
  }

  /// Whether it stands for any number of types.
  public var isPack: Bool { if case .pack = self { true } else { false } }

  /// Whether it stands for a value.
  public var isValue: Bool { if case .value = self { true } else { false } }

  /// The parameter as it is written.
  public var description: String {
    switch self {
    case .type(let name): name
    case .pack(let name): "each \(name)"
    case .value(let name, let type): "let \(name): \(type)"
    }
  }

  /// The parameter as an argument of its own type.
  public var argument: TypeExpression {
    let name = TypeExpression.named([TypeName(name)])
    if case .pack = self { return .packExpansion(.packElement(name)) }
    return name
  }
}

extension GenericParameter {
  /// The parameter without its name.
  public var shape: GenericParameter {
    switch self {
    case .type: .type("")
    case .pack: .pack("")
    case .value(_, let type): .value("", type)
    }
  }
}
