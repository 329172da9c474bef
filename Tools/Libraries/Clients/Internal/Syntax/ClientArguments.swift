import Surfaces

/// What a client passes in a call, and the parameters of its own through which it gets the values.
struct ClientArguments {
  private(set) var parameters: [String] = []
  private(set) var expressions: [String] = []

  /// Which of the parameters get arguments.
  enum Selection {
    case all
    case required
    /// All but the parameter at an index.
    case omitting(Int)
    /// All, as literals where the type has one.
    case literals
    /// A number of values for every variadic parameter.
    case variadic(Int)
  }

  /// The arguments for `declaration`; with `quiet` functions are passed that do not throw.
  init(
    for declaration: Declaration, _ selection: Selection = .all, through receiver: Receiver,
    quiet: Bool = false, in scope: ClientScope
  ) {
    for (index, parameter) in (declaration.parameters ?? []).enumerated() {
      if case .required = selection, parameter.defaultValue != nil { continue }
      if case .omitting(index) = selection { continue }
      let name = "value\(index)"
      let type = receiver.generics.resolved(parameter.type)
      if case .literals = selection, let literal = type.literal {
        expressions.append(parameter.label.map { "\($0): \(literal)" } ?? literal)
        continue
      }
      let context = declaration.context
      let isNoncopyable = scope.isNoncopyable(type, given: receiver.generics.requirements, from: context)
      var spelled = type.asClientParameter(keepsOwnership: isNoncopyable)
      if parameter.isVariadic { spelled = spelled.escapingFunction(in: scope) }
      if quiet { spelled = spelled.quietFunction }
      // What an autoclosure captures shows whether it may escape.
      let isCaptured = parameter.type.has(.autoclosure) && !parameter.type.has(.escaping) && !isNoncopyable
      parameters.append("_ \(name): \(isCaptured ? .attributed([.inout], spelled) : spelled)")
      let value =
        parameter.type.has(.inout)
        ? "&\(name)" : parameter.type.isPackExpansion ? "repeat each \(name)" : name
      var count = 1
      if case .variadic(let wanted) = selection, parameter.isVariadic { count = wanted }
      guard count > 0 else { continue }
      expressions.append(parameter.label.map { "\($0): \(value)" } ?? value)
      expressions += Array(repeating: value, count: count - 1)
    }
  }

  /// The arguments between parentheses.
  var list: String { "(" + expressions.joined(separator: ", ") + ")" }
}

extension TypeExpression {
  /// The literal that fits the type and little else: an overload for a type like it makes a call ambiguous.
  fileprivate var literal: String? {
    switch self {
    case .optional: "nil"
    case .named(let path) where path.count == 1 && path[0].arguments.isEmpty:
      Self.literals[path[0].name]
    default: nil
    }
  }

  private static let literals: [String: String] = {
    let integers = ["Int", "UInt"].flatMap { name in ["", "8", "16", "32", "64"].map { name + $0 } }
    let fractions = ["Float", "Double", "CGFloat"]
    return Dictionary(uniqueKeysWithValues: integers.map { ($0, "1") } + fractions.map { ($0, "1.5") })
      .merging(["String": "\"\"", "Bool": "true"]) { first, _ in first }
  }()

  /// The type of a client's own parameter from which it passes a value on.
  func asClientParameter(keepsOwnership: Bool) -> TypeExpression {
    guard case .attributed(let attributes, let inner) = self else { return self }
    if attributes.contains(.autoclosure), case .function(_, _, let result) = inner { return result }
    let ownership: Set<TypeAttribute> = [.borrowing, .consuming, .owned, .shared]
    let kept = attributes.filter { keepsOwnership || !ownership.contains($0) }.filter { $0 != .const }
    return kept.isEmpty ? inner : .attributed(kept, inner)
  }

  /// The type of a parameter whose value may be kept.
  func escapingFunction(in scope: ClientScope) -> TypeExpression {
    guard scope.isFunction(self) else { return self }
    guard case .attributed(let attributes, let inner) = self else { return .attributed([.escaping], self) }
    return attributes.contains(.escaping) ? self : .attributed([.escaping] + attributes, inner)
  }

  /// For a function type the one that does not throw.
  var quietFunction: TypeExpression {
    switch self {
    case .function(let parameters, let effects, let result):
      .function(parameters, effects.intersection([.async]), result)
    case .attributed(let attributes, let inner): .attributed(attributes, inner.quietFunction)
    default: self
    }
  }

  /// The type of a local constant: without what only parameters and results can say.
  var asLocal: TypeExpression {
    switch self {
    case .attributed(let attributes, let inner):
      attributes.allSatisfy { $0 == .sending }
        ? inner : .attributed(attributes.filter { $0 != .sending }, inner)
    case .implicitlyUnwrapped(let wrapped): wrapped
    default: self
    }
  }

  /// Whether the type stands for any number of types.
  var isPackExpansion: Bool {
    if case .packExpansion = self { true } else { false }
  }

  /// Whether the type names no opaque type, so that a value of it can come from elsewhere.
  var isNameable: Bool {
    var isNameable = true
    _ = mapped { type in
      if case .some = type { isNameable = false }
      if case .verbatim = type { isNameable = false }
      return type
    }
    return isNameable
  }
}
