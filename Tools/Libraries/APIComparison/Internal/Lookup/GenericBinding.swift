import PublicAPI

/// Finds what the generic parameters of a new signature stand for when it is called as the old one was.
struct GenericBinding: Sendable {
  private let generics: Set<String>
  /// The types that are known so far, by the names of the parameters.
  private(set) var types: [String: TypeExpression] = [:]

  /// Starts with nothing known of `generics`.
  init(generics: [String]) {
    self.generics = Set(generics)
  }

  /// Reads `pattern`, a type of the new signature, against the type that a client passes or gets.
  mutating func bind(_ pattern: TypeExpression, to type: TypeExpression) {
    if case .named(let path) = pattern, path.count == 1, let name = path.first?.name, generics.contains(name)
    {
      // A single parameter takes one type and no pack of them.
      if case .packExpansion = type { return }
      if types[name] == nil { types[name] = type.withoutAttributes.1 }
      return
    }
    switch (pattern, type) {
    case (.attributed(_, let pattern), _): bind(pattern, to: type.withoutAttributes.1)
    case (_, .attributed(_, let type)): bind(pattern, to: type)
    case (.optional(let pattern), .optional(let type)), (.array(let pattern), .array(let type)),
      (.packExpansion(let pattern), .packExpansion(let type)),
      (.packElement(let pattern), .packElement(let type)), (.any(let pattern), .any(let type)),
      (.some(let pattern), .some(let type)), (.metatype(let pattern, _), .metatype(let type, _)):
      bind(pattern, to: type)
    case (.optional(let pattern), _), (.any(let pattern), _): bind(pattern, to: type)
    case (_, .any(.composition(let parts))), (_, .composition(let parts)):
      for part in parts { bind(pattern, to: part) }
    case (.composition(let patterns), _): for pattern in patterns { bind(pattern, to: type) }
    case (.packExpansion(let pattern), _), (.packElement(let pattern), _): bind(pattern, to: type)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      bind(key, to: otherKey)
      bind(value, to: otherValue)
    case (.tuple(let elements), .tuple(let others)):
      for (pattern, type) in zip(elements, others) { bind(pattern.type, to: type.type) }
    case (
      .function(let parameters, let effects, let result),
      .function(let otherParameters, let otherEffects, let otherResult)
    ):
      for (pattern, type) in zip(parameters, otherParameters) { bind(pattern.type, to: type.type) }
      bind(result, to: otherResult)
      if case .throws(let pattern) = effects.throwing { bind(pattern, to: otherEffects.failure) }
    case (.named(let path), .named(let other)) where path.map(\.name) == other.map(\.name):
      for (pattern, type) in zip(path.flatMap(\.arguments), other.flatMap(\.arguments)) {
        bind(pattern, to: type)
      }
    case (.named(let path), .named(let other)) where path.count == other.count && path.count > 1:
      // `T.Element` of the one signature against `U.Element` of the other.
      if path.dropFirst().map(\.name) == other.dropFirst().map(\.name), let head = other.first {
        bind(.named(Array(path.prefix(1))), to: .named([head]))
      }
    default: break
    }
  }

  /// Reads what `requirements` such as `S: Sequence<T>` make of T against what `known` says of S.
  mutating func bind(argumentsOf requirements: [GenericRequirement], as known: ConformanceQuery) {
    for case .conformance(let subject, let constraint) in requirements {
      let owner = subject.substituting(types)
      for (name, pattern) in known.index.primaryArguments(of: constraint) {
        let element = name == "Element" ? known.element(of: owner) : nil
        bind(pattern, to: known.associatedType(name, of: owner) ?? element ?? owner.member(TypeName(name)))
      }
    }
  }
}

extension Set<Effect> {
  /// What is thrown: `any Error`, one type, or nothing.
  fileprivate var failure: TypeExpression {
    switch throwing {
    case nil, .async: .named([TypeName("Never")])
    case .throws(let failure): failure
    case .rethrows: .anyError
    }
  }
}
