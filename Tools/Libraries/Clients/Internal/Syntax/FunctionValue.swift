import ClientDeclarations
import Lookup
import Surfaces

/// A value that is a function, which a client calls at once.
struct FunctionValue {
  private let taken: [TypeExpression]
  private let result: TypeExpression
  /// What its call does.
  let effects: Set<Effect>

  /// The value of `type`, or nil if that is no function, or one that asks for more than its arguments and a caller.
  init?(_ type: TypeExpression, in scope: ClientScope) {
    let (attributes, base) = (scope.names.alias(type) ?? type).withoutAttributes
    guard case .function(let parameters, let effects, let result) = base,
      Set(attributes).isSubset(of: [.sendable, .escaping, .sending, .nonisolatedNonsending])
    else { return nil }
    taken = parameters.map(\.type)
    self.effects = effects
    self.result = result
    let isPlain = parameters.allSatisfy { !$0.isVariadic && $0.type.withoutAttributes.0.isEmpty }
    guard isPlain, (taken + [result]).allSatisfy(\.isNameable) else { return nil }
  }

  /// The parameters through which the client gets the arguments.
  func parameters(in scope: ClientScope) -> [String] {
    taken.enumerated().map { "_ taken\($0): \($1.escapingFunction(in: scope.names))" }
  }

  /// Calls the value of `expression`.
  func call(_ expression: String) -> [String] {
    let list = taken.indices.map { "taken\($0)" }.joined(separator: ", ")
    let call = effects.prefix(mustAwait: false) + "function(\(list))"
    return ["let function = \(expression)"] + ValueUse.binding(call, as: result).body
  }
}
