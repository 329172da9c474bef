import PublicAPI

extension TypeExpression {
  /// Whether the type is that of a closure, be it one that may be left out.
  var isClosure: Bool {
    switch self {
    case .function: true
    case .attributed(_, let inner), .optional(let inner): inner.isClosure
    default: false
    }
  }

  /// Finds what `generics` stand for if a parameter of this type gets a value of `type`.
  func bind(
    _ generics: [GenericParameter], to type: TypeExpression, into types: inout [String: TypeExpression]
  ) {
    switch (self, type) {
    case (.attributed(_, let pattern), .attributed(_, let type)), (.attributed(_, let pattern), let type),
      (.optional(let pattern), .optional(let type)), (.array(let pattern), .array(let type)):
      pattern.bind(generics, to: type, into: &types)
    case (.function(_, _, let pattern), .function(_, _, let type)):
      pattern.bind(generics, to: type, into: &types)
    case (.named(let path), _) where path.count == 1 && generics.contains { $0.name == path[0].name }:
      if types[path[0].name] == nil { types[path[0].name] = type }
    case (.named(let path), .named(let other)) where path.map(\.name) == other.map(\.name):
      for (pattern, type) in zip(path.flatMap(\.arguments), other.flatMap(\.arguments)) {
        pattern.bind(generics, to: type, into: &types)
      }
    case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
      for (pattern, element) in zip(elements, others) {
        pattern.type.bind(generics, to: element.type, into: &types)
      }
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      key.bind(generics, to: otherKey, into: &types)
      value.bind(generics, to: otherValue, into: &types)
    default: break
    }
  }
}
