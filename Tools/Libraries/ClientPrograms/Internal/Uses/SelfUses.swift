import APIComparison
import PublicAPI

/// Clients that give on as `Self` what a member of a class or an actor gives as that.
enum SelfUses {
  /// What extends the type gives `Self` as well; where a class has subclasses, other clients tell as much.
  static func drafts(of member: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard scope.isThorough, member.kind != .subscript, let type = member.type, type.mentions("Self"),
      let owner = scope.names.type(at: member.context),
      owner.kind == .class && owner.modifiers.contains(.final)
        || owner.kind == .actor && !member.modifiers.isDisjoint(with: [.static, .nonisolated])
    else { return [] }
    let receiver = Receiver(insideOfTypeAround: member, in: scope)
    let isStatic = member.modifiers.contains(.static)
    let arguments = ClientArguments(for: member, through: receiver, in: scope)
    let effects = member.effectsOfUse
    let value = "\(effects.prefix(mustAwait: false))\(member.name.asMember)"
    let list = member.kind == .function ? arguments.list : ""
    let client = ClientFunction(
      receiver: receiver, access: isStatic ? .none : .constant, isolation: scope.isolation(of: member),
      parameters: arguments.parameters, effects: effects.declared(mustAwait: false, in: receiver.generics),
      result: "\(type)", body: ["return \(value)\(list)"])
    return [ClientDraft(member.kind == .function ? .call : .read, client.source)]
  }
}
