extension TypeExpression {
  /// The type with `transform` applied to every part of it, innermost first.
  public func mapped(_ transform: (TypeExpression) -> TypeExpression) -> TypeExpression {
    func inner(_ type: TypeExpression) -> TypeExpression { type.mapped(transform) }
    let type: TypeExpression =
      switch self {
      case .named(let path): .named(path.map { TypeName($0.name, arguments: $0.arguments.map(inner)) })
      case .optional(let wrapped): .optional(inner(wrapped))
      case .implicitlyUnwrapped(let wrapped): .implicitlyUnwrapped(inner(wrapped))
      case .array(let element): .array(inner(element))
      case .dictionary(let key, let value): .dictionary(inner(key), inner(value))
      case .inlineArray(let count, let element): .inlineArray(count, inner(element))
      case .tuple(let elements): .tuple(elements.map { $0.mapped(transform) })
      case .function(let parameters, let effects, let result):
        .function(parameters.map { $0.mapped(transform) }, effects.mapped(inner), inner(result))
      case .some(let constraint): .some(inner(constraint))
      case .any(let constraint): .any(inner(constraint))
      case .composition(let members): .composed(members.map(inner))
      case .suppressed(let type): .suppressed(inner(type))
      case .packExpansion(let pattern): .packExpansion(inner(pattern))
      case .packElement(let pack): .packElement(inner(pack))
      case .attributed(let attributes, let type): .attributed(attributes, inner(type))
      case .metatype(let base, let suffix): .metatype(inner(base), suffix)
      case .verbatim: self
      }
    return transform(type)
  }

  /// The type with whole types in place of the names that start its dotted names.
  public func substituting(_ types: [String: TypeExpression]) -> TypeExpression {
    if types.isEmpty { return self }
    return mapped { type in
      guard case .named(let path) = type, let first = path.first, let value = types[first.name] else {
        return type
      }
      return path.count == 1 ? value : path.dropFirst().reduce(value) { $0.member($1) }
    }
  }

  /// Whether a dotted name that starts with `name` is part of the type.
  public func mentions(_ name: String) -> Bool {
    var found = false
    _ = mapped { type in
      if case .named(let path) = type, path.first?.name == name { found = true }
      return type
    }
    return found
  }

  /// Each `some P` that is the type or part of it, innermost first.
  public var opaqueParts: [TypeExpression] {
    var found: [TypeExpression] = []
    _ = mapped { type in
      if case .some = type { found.append(type) }
      return type
    }
    return found
  }

  /// Replaces each `some P` by a name, innermost first; `name` gets P, in which opaque types are already replaced.
  func namingOpaque(_ name: (TypeExpression) -> String) -> TypeExpression {
    mapped { type in
      guard case .some(let constraint) = type else { return type }
      return .named([TypeName(name(constraint))])
    }
  }
}

extension TupleElement {
  fileprivate func mapped(_ transform: (TypeExpression) -> TypeExpression) -> TupleElement {
    TupleElement(label: label, type: type.mapped(transform), isVariadic: isVariadic)
  }
}
