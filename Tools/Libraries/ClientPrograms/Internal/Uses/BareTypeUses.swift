import APIComparison
import PublicAPI

/// Clients that name a generic type without its arguments, which what they use of it has to tell.
enum BareTypeUses {
  /// Only what holds for one type tells which one is meant.
  static func drafts(of member: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let isStatic = !member.modifiers.isDisjoint(with: [.static, .class])
    guard isStatic || member.kind == .initializer, member.kind != .subscript, !member.isOperator,
      scope.isThorough, member.requirements.contains(where: \.isEquation)
    else { return [] }
    let receiver = Receiver(of: member, in: scope)
    guard receiver.kind != .proto, receiver.generics.parameters.isEmpty else { return [] }
    let arguments = ClientArguments(for: member, through: receiver, in: scope)
    let name = member.kind == .initializer ? "" : ".\(member.name.asMember)"
    let effects = member.effectsOfUse
    let expression =
      effects.prefix(mustAwait: false) + member.contextPath + name
      + (member.kind.isStorage ? "" : arguments.list)
    let type = member.kind == .initializer ? nil : member.type.map(receiver.generics.resolved)
    let use =
      type.map { ValueUse.exactly(expression, as: $0) }
      ?? ValueUse(body: ["_ = \(expression)"])
    let source = use.source { body, parameters in
      ClientFunction(
        receiver: Receiver(path: [], in: scope), isolation: scope.isolation(of: member),
        parameters: arguments.parameters + parameters,
        effects: effects.declared(mustAwait: false, in: receiver.generics), body: body
      ).source
    }
    return [ClientDraft(.callAmongOverloads, source).only(.bareGenericType)]
  }
}

extension GenericRequirement {
  fileprivate var isEquation: Bool { if case .sameType = self { true } else { false } }
}
