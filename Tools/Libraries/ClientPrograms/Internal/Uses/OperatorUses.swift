import APIComparison
import PublicAPI

/// Clients that use an operator function.
enum OperatorUses {
  static func drafts(of function: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let receiver = Receiver(of: function, in: scope)
    let operands = (function.parameters ?? []).map { receiver.generics.resolved($0.type) }
    let arguments = ClientArguments(for: function, through: receiver, in: scope)
    let result = receiver.generics.resolved(function.type ?? .void)
    func source(_ expression: String) -> ClientSource {
      Self.source(function, expression, arguments, receiver, in: scope) { .binding($0, as: result) }
    }
    let amongOverloads =
      scope.isThorough
      ? Self.amongOverloads(function, in: scope) + deferred(function, receiver, in: scope) : []
    let plain = expression(function, arguments)
    var drafts = [ClientDraft(.operate, source(plain))]
    if operands == [result, result] {
      drafts.append(ClientDraft(.operate, source("\(plain) \(function.name) value0")))
    }
    if scope.isThorough, !function.effects.contains(.async) {
      let waiting = Self.source(function, plain, arguments, receiver, isAsync: true, in: scope) {
        .binding($0, as: result)
      }
      drafts.append(ClientDraft(.callFromAsync, waiting))
    }
    return drafts + amongOverloads
  }

  /// Expressions that a new function of the operator may take over: with values, and with operands that are written
  /// out.
  ///
  /// Nobody writes just a dot and a name for each operand, which says of no type that it is meant, or begins with an
  /// initializer behind a dot.
  static func amongOverloads(_ function: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let receiver = Receiver(of: function, in: scope)
    let result = function.type.map(receiver.generics.resolved)
    let selections = ClientArguments.Selection.writingOut(
      function, through: receiver, on: scope.isolation(of: function), in: scope
    ).filter { !$0.namesMembers(function.parameters?.count ?? 0) && !$0.beginsWithInitializer }
    return ([.all] + selections).map { selection in
      let arguments = ClientArguments(for: function, selection, through: receiver, in: scope)
      let text = source(function, expression(function, arguments), arguments, receiver, in: scope) { value in
        result.map { .exactly(value, as: $0) } ?? ValueUse(body: ["_ = \(value)"])
      }
      return ClientDraft(.callAmongOverloads, text).only(selection.position)
    }
  }

  /// Expressions with an operand that does something while it is evaluated; nobody can wait behind an operator.
  private static func deferred(_ function: Declaration, _ receiver: Receiver, in scope: ClientScope)
    -> [ClientDraft]
  {
    var throwing = function
    throwing.effects = function.effects.intersection([.async]).union([.throws(.anyError)])
    return function.evaluations(besides: [.waiting]).map { index, evaluation in
      let operand = receiver.generics.resolved(function.parameters?[index].type.evaluated ?? .void)
      let isKept = function.keepsErrors(at: index)
      let spelling = ArgumentSpelling.evaluating(evaluation, operand, at: index, isKept: isKept)
      let arguments = ClientArguments(
        for: function, .written([index: spelling]), through: receiver, in: scope)
      let used = evaluation == .throwing && !isKept ? throwing : function
      let text = source(used, expression(function, arguments), arguments, receiver, in: scope) {
        ValueUse(body: ["_ = \($0)"])
      }
      return ClientDraft(.callAmongOverloads, text)
    }
  }

  private static func expression(_ function: Declaration, _ arguments: ClientArguments) -> String {
    // What has an operator in it would be torn apart, and nobody says that an operand is written to.
    let operands = arguments.expressions.map { operand in
      if operand.contains(" * ") || operand.hasPrefix("try ") { return "(\(operand))" }
      return operand.hasPrefix("&") ? String(operand.dropFirst()) : operand
    }
    if operands.count == 2 { return "\(operands[0]) \(function.name) \(operands[1])" }
    let operand = operands.first ?? ""
    return function.modifiers.contains(.postfix)
      ? "(\(operand)\(function.name))" : "(\(function.name)\(operand))"
  }

  private static func source(
    _ function: Declaration, _ expression: String, _ arguments: ClientArguments, _ receiver: Receiver,
    isAsync: Bool = false, in scope: ClientScope, use: (String) -> ValueUse
  ) -> ClientSource {
    let effects = function.effects.withoutRethrowing(in: function.parameters ?? [])
    return use(effects.prefix(mustAwait: false) + expression).source { body, _ in
      ClientFunction(
        receiver: receiver, access: receiver.kind == .foreign ? .metatype : .none,
        isolation: scope.isolation(of: function), parameters: arguments.parameters,
        effects: effects.declared(mustAwait: isAsync, in: receiver.generics), body: body
      ).source
    }
  }
}
