/// Clients that subclass an open class.
enum SubclassUses {
  static func drafts(of type: Declaration, in scope: ClientScope) -> [WitnessDraft] {
    let receiver = Receiver(path: type.context + [type.name], in: scope)
    let initializers = scope.members(of: type.context + [type.name]).filter { $0.kind == .initializer }
    let designated = initializers.filter { !$0.modifiers.contains("convenience") }
    let client = ClientSubclass(receiver: receiver, scope: scope)
    var drafts = [WitnessDraft(.subclass, client.source(members: client.makers(for: initializers)))]
    if !designated.isEmpty {
      let overrides = designated.map { client.overriding($0) }
      drafts.append(
        WitnessDraft(
          .subclassInheriting, client.source(members: overrides + client.makers(for: initializers))))
    }
    let required = initializers.filter { $0.modifiers.contains("required") }
    return drafts
      + designated.map { initializer in
        let own = client.calling(initializer)
        return WitnessDraft(.callSuperInit, client.source(members: [own] + required.map { client.stub($0) }))
      }
  }

  /// A subclass that overrides the open `member`.
  static func override(of member: Declaration, in scope: ClientScope) -> [WitnessDraft] {
    let receiver = Receiver(path: member.context, in: scope)
    guard member.modifiers.contains("open"), receiver.kind == .reference, !member.kind.isType else {
      return []
    }
    let client = ClientSubclass(receiver: receiver, scope: scope)
    return [WitnessDraft(.override, client.source(members: [client.overriding(member)]))]
  }
}
