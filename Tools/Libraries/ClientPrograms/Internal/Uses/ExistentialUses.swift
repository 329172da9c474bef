import APIComparison
import PublicAPI

/// Clients that use a protocol's member through a value of which they know only that it conforms.
enum ExistentialUses {
  /// Passes what `member` gives to a function that takes all that conforms to what its type, known only to the value, does.
  static func drafts(of member: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard scope.isThorough, member.modifiers.isDisjoint(with: [.static, .consuming]),
      let receiver = Receiver(existentialAround: member, in: scope)
    else { return [] }
    let arguments = ClientArguments(for: member, through: receiver, in: scope)
    let effects = member.effectsOfUse
    let place =
      switch member.kind {
      case .function: "it.\(member.name.asMember)\(arguments.list)"
      case .subscript: "it[\(arguments.expressions.joined(separator: ", "))]"
      default: "it.\(member.name.asMember)"
      }
    let value = effects.prefix(mustAwait: false) + place
    let constraints = constraints(onResultOf: member, in: scope)
    let passing = ["func take(_ value: some \(constraints.joined(separator: " & "))) {}", "take(\(value))"]
    let client = ClientFunction(
      receiver: receiver, access: member.modifiers.contains(.mutating) ? .mutable : .constant,
      isolation: scope.isolation(of: member), parameters: arguments.parameters,
      effects: effects.declared(mustAwait: false, in: receiver.generics),
      body: constraints.isEmpty ? ["_ = \(value)"] : passing)
    return [ClientDraft(member.kind == .function ? .call : .read, client.source)]
  }

  /// What the associated type conforms to whose value `member` gives.
  private static func constraints(onResultOf member: Declaration, in scope: ClientScope) -> [String] {
    guard let name = member.type?.nameInSelf else { return [] }
    let type = scope.names.members(of: member.context).first { $0.kind == .associatedType && $0.name == name }
    return (type?.inheritance ?? []).filter { !$0.isSuppression }.map(\.description)
  }
}
