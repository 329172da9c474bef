extension TypeExpression: CustomStringConvertible {
  /// The type in its canonical spelling.
  public var description: String {
    switch self {
    case .named(let path): path.map(\.description).joined(separator: ".")
    case .optional(let wrapped): wrapped.operand + "?"
    case .implicitlyUnwrapped(let wrapped): wrapped.operand + "!"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .inlineArray(let count, let element): "[\(count) of \(element)]"
    case .tuple(let elements):
      elements.isEmpty ? "Void" : "(" + elements.map(\.description).joined(separator: ", ") + ")"
    case .function(let function): function.description
    case .some(let constraint): "some \(constraint)"
    case .any(let constraint): "any \(constraint)"
    case .composition(let members): members.map(\.description).joined(separator: " & ")
    case .suppressed(let type): "~\(type)"
    case .packExpansion(let pattern): "repeat \(pattern)"
    case .packElement(let pack): "each \(pack)"
    case .attributed(let attributes, let type):
      attributes.map(\.description).joined(separator: " ") + " \(type)"
    case .metatype(let base, let suffix): "\(base.operand).\(suffix)"
    case .verbatim(let text): text
    }
  }

  /// The type as something that a postfix mark may follow.
  private var operand: String {
    switch self {
    case .function, .some, .any, .composition, .suppressed, .attributed, .packElement, .packExpansion:
      "(\(self))"
    default: description
    }
  }
}

extension TypeName: CustomStringConvertible {
  /// The name with its arguments.
  public var description: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension TupleElement: CustomStringConvertible {
  /// The element with its label.
  public var description: String {
    (label.map { "\($0): " } ?? "") + type.description + (isVariadic ? "..." : "")
  }
}

extension FunctionType: CustomStringConvertible {
  /// The function type in its canonical spelling.
  public var description: String {
    "(\(parameters.map(\.description).joined(separator: ", ")))\(effects) -> \(result)"
  }
}

extension Effects: CustomStringConvertible {
  /// The effects as they follow a parameter list, each with a space before it.
  public var description: String {
    let suffix =
      switch throwing {
      case .never: ""
      case .any: " throws"
      case .typed(let failure): " throws(\(failure))"
      case .onlyWhenArgumentsThrow: " rethrows"
      }
    return (isAsync ? " async" : "") + suffix
  }
}
