extension TypeExpression: CustomStringConvertible {
  /// The type in its canonical spelling.
  public var description: String {
    switch self {
    case .named(let path): path.map(\.text).joined(separator: ".")
    case .optional(let wrapped): wrapped.operand + "?"
    case .implicitlyUnwrapped(let wrapped): wrapped.operand + "!"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .inlineArray(let count, let element): "[\(count) of \(element)]"
    case .tuple(let elements):
      elements.isEmpty ? "Void" : "(" + elements.map(\.text).joined(separator: ", ") + ")"
    case .function(let parameters, let effects, let result):
      "(\(parameters.map(\.text).joined(separator: ", ")))\(effects.clause) -> \(result)"
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

extension TypeName {
  /// The name with its arguments.
  fileprivate var text: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension TupleElement {
  /// The element with its label.
  fileprivate var text: String {
    (label.map { "\($0): " } ?? "") + type.description + (isVariadic ? "..." : "")
  }
}
