import Changes
import Surfaces

/// Clients that use an operator function.
enum OperatorUses {
  static func drafts(of function: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let receiver = Receiver(of: function, in: scope)
    let operands = function.parameters ?? []
    let arguments = ClientArguments(for: function, through: receiver, in: scope)
    let result = receiver.generics.resolved(function.type ?? .void)
    let effects = function.effects.withoutRethrowing(in: operands)
    let prefix = effects.prefix(mustAwait: false)
    func source(_ expression: String) -> String {
      let use = ValueUse.binding(prefix + expression, as: result)
      return ClientFunction(
        receiver: receiver, access: receiver.kind == .foreign ? .metatype : .none,
        isolation: scope.isolation(of: function), parameters: arguments.parameters,
        effects: effects.declared(mustAwait: false, in: receiver.generics), body: use.body
      ).source
    }
    guard operands.count == 2 else {
      let isPostfix = function.modifiers.contains(.postfix)
      return [
        ClientDraft(.operate, source(isPostfix ? "(value0\(function.name))" : "(\(function.name)value0)"))
      ]
    }
    var drafts = [ClientDraft(.operate, source("value0 \(function.name) value1"))]
    if operands[0].type == operands[1].type, result == receiver.generics.resolved(operands[0].type) {
      drafts.append(ClientDraft(.operate, source("value0 \(function.name) value1 \(function.name) value0")))
    }
    return drafts
  }
}
