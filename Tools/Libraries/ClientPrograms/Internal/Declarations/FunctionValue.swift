import APIComparison
import PublicAPI

/// A value that is a function, which a client calls at once.
struct FunctionValue: Sendable {
  private let taken: [TypeExpression]
  private let result: TypeExpression
  private let names: SurfaceNames
  /// What its call does.
  let effects: Set<Effect>

  /// The value of `type`, or nil if that is no function, or one that asks for more than its arguments and a caller.
  init?(_ type: TypeExpression, in names: SurfaceNames) {
    let (attributes, base) = (names.alias(type) ?? type).withoutAttributes
    guard case .function(let parameters, let effects, let result) = base,
      Set(attributes).isSubset(of: [.sendable, .escaping, .sending, .nonisolatedNonsending])
    else { return nil }
    taken = parameters.map(\.type)
    self.effects = effects
    self.result = result
    self.names = names
    let isPlain = parameters.allSatisfy { !$0.isVariadic && $0.type.withoutAttributes.0.isEmpty }
    guard isPlain, (taken + [result]).allSatisfy(\.isNameable) else { return nil }
  }

  /// Calls the value of `expression` with arguments that the client's own function takes.
  func call(_ expression: String) -> ValueUse {
    let list = taken.indices.map { "taken\($0)" }.joined(separator: ", ")
    let call = effects.prefix(mustAwait: false) + "function(\(list))"
    return ValueUse(
      parameters: taken.enumerated().map { "_ taken\($0): \($1.escapingFunction(in: names))" },
      body: ["let function = \(expression)"] + ValueUse.binding(call, as: result).body)
  }
}
