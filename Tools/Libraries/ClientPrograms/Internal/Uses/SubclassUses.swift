import APIComparison
import PublicAPI

/// Clients that subclass an open class.
enum SubclassUses {
  static func drafts(of type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let receiver = Receiver(path: type.context + [type.name], in: scope)
    let initializers = scope.names.members(of: type.context + [type.name]).filter { $0.kind == .initializer }
    let designated = initializers.filter { !$0.modifiers.contains(.convenience) }
    let client = ClientSubclass(receiver: receiver, scope: scope)
    let makers = client.makers(for: initializers)
    // One that runs nowhere in particular may not override one that runs on an actor.
    var drafts = [
      ClientDraft(.subclass, client.source(members: makers + ["deinit {}"]), client.source(members: makers))
    ]
    if !designated.isEmpty {
      let overrides = designated.map { client.overriding($0) }
      drafts.append(ClientDraft(.subclassInheriting, client.source(members: overrides + makers)))
    }
    let required = initializers.filter { $0.modifiers.contains(.required) }
    let stubs = required.map { client.stub($0) }
    let own = initializers.filter { $0.modifiers.contains(.convenience) && !required.contains($0) }
    let redeclared = own.map { client.stub($0, "") } + stubs
    if !own.isEmpty { drafts.append(ClientDraft(.subclass, client.source(members: redeclared))) }
    return drafts + overridingInherited(in: type, in: scope)
      + designated.map { ClientDraft(.callSuperInit, client.source(members: [client.calling($0)] + stubs)) }
  }

  /// Subclasses that override what `type` inherits and does not override itself.
  static func overridingInherited(in type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let path = type.context + [type.name]
    let client = ClientSubclass(receiver: Receiver(path: path, in: scope), scope: scope)
    var known = Set(scope.names.members(of: path).map { $0.name + $0.labelClause })
    var drafts: [ClientDraft] = []
    var current = type
    var bindings: [String: TypeExpression] = [:]
    var seen: Set<[String]> = [path]
    while let superclass = current.inheritance.first?.substituting(bindings),
      let parent = scope.names.type(named: superclass, from: current.context), parent.kind == .class,
      seen.insert(parent.context + [parent.name]).inserted
    {
      bindings = Dictionary(
        zip(parent.generics.map(\.name), superclass.arguments), uniquingKeysWith: { first, _ in first })
      for member in scope.names.members(of: parent.context + [parent.name])
      where !member.kind.isType && member.kind != .initializer {
        guard known.insert(member.name + member.labelClause).inserted, member.modifiers.contains(.open)
        else {
          continue
        }
        let source = client.source(members: [client.overriding(member.mapped { $0.substituting(bindings) })])
        drafts.append(ClientDraft(.override, source))
      }
      current = parent
    }
    return drafts
  }

  /// A subclass that overrides the designated `initializer` and no other, if that has changed.
  static func override(ofInitializer initializer: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard let type = scope.names.type(at: initializer.context), type.modifiers.contains(.open),
      !initializer.modifiers.contains(.convenience), scope.isThorough
    else { return [] }
    let client = ClientSubclass(receiver: Receiver(path: initializer.context, in: scope), scope: scope)
    let others = scope.names.members(of: initializer.context).filter {
      $0.kind == .initializer && $0 != initializer && $0.modifiers.contains(.required)
    }
    let members = [client.overriding(initializer)] + others.map { client.stub($0) }
    return [ClientDraft(.override, client.source(members: members))]
  }

  /// A subclass that overrides the open `member`.
  static func override(of member: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let receiver = Receiver(path: member.context, in: scope)
    guard member.modifiers.contains(.open), receiver.kind == .reference, !member.kind.isType else {
      return []
    }
    let client = ClientSubclass(receiver: receiver, scope: scope)
    let alone = ClientDraft(.override, client.source(members: [client.overriding(member)]))
    // Overloads for types that have become one are one method.
    let overloads = scope.names.members(of: member.context).filter {
      $0.title == member.title && $0.modifiers.contains(.open)
    }
    guard scope.isThorough, overloads.count > 1 else { return [alone] }
    return [alone, ClientDraft(.override, client.source(members: overloads.map(client.overriding)))]
  }
}
