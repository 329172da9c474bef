import APIComparison
import PublicAPI

/// Clients that name a static member by a dot where a conforming type is expected.
enum LeadingDotUses {
  /// Only members of a protocol that give a type to `Self` can be found that way.
  static func drafts(of member: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard member.modifiers.contains(.static), !member.effectsOfUse.contains(.async), !member.isOperator,
      member.requirements.contains(where: \.fixesSelf)
    else { return [] }
    let receiver = Receiver(of: member, in: scope)
    guard receiver.kind == .proto else { return [] }
    let arguments = ClientArguments(for: member, through: receiver, in: scope)
    let list = member.kind == .function ? arguments.list : ""
    let source = ClientFunction(
      receiver: receiver, access: .none, isolation: scope.isolation(of: member),
      parameters: arguments.parameters,
      effects: member.effectsOfUse.declared(mustAwait: false, in: receiver.generics),
      body: [
        "func need<Needed: \(member.contextPath)>(_ value: Needed) {}",
        "\(member.effectsOfUse.prefix(mustAwait: false))need(.\(member.name.asMember)\(list))",
      ]
    ).source
    return [ClientDraft(member.kind == .function ? .call : .read, source)]
  }
}

extension GenericRequirement {
  /// Whether the requirement is `Self == Type`.
  fileprivate var fixesSelf: Bool {
    guard case .sameType(let left, let right) = self else { return false }
    return [left, right].contains(.named([TypeName("Self")]))
  }
}
