import APIComparison
import PublicAPI

/// Clients that use members which only exist at run time, and values that can be called.
enum DynamicUses {
  /// Reads a member that `storage`, a subscript for dynamic members, provides.
  static func drafts(of storage: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard storage.kind == .subscript, let parameter = storage.parameters?.first,
      parameter.label == "dynamicMember", let type = storage.type,
      scope.names.type(at: storage.context)?.has(.dynamicMemberLookup) == true
    else { return [] }
    guard parameter.type == .named([TypeName("String")]) else { return shared(storage, in: scope) }
    return MemberAccess.ways(to: storage, in: scope).map { way in
      let effects = storage.accessors?.getterEffects ?? []
      let expression = effects.prefix(mustAwait: way.mustAwait) + way.prefix + "anyMember"
      let use = ValueUse.binding(expression, as: way.receiver.generics.resolved(type))
      return ClientDraft(.useDynamically, way.client(use.body, effects: effects))
    }
  }

  /// Reads the members that the type has to which `storage` leads.
  private static func shared(_ storage: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard scope.isThorough, let generic = storage.generics.first else { return [] }
    return members(behind: storage, in: scope).flatMap { member -> [ClientDraft] in
      guard let type = member.type else { return [] }
      return MemberAccess.ways(to: storage.replacing(generic.name, with: type), in: scope).map { way in
        let use = ValueUse.exactly(way.prefix + member.name.asMember, as: type)
        return ClientDraft(.useDynamically, way.client(use, parameters: []))
      }
    }
  }

  /// The members of the type in which key paths begin that a subscript takes.
  private static func members(behind storage: Declaration, in scope: ClientScope) -> [Declaration] {
    guard case .named(let path)? = storage.parameters?.first?.type, let root = path.last?.arguments.first
    else { return [] }
    return scope.names.members(of: root).filter {
      $0.kind.isStorage && $0.kind != .subscript && !$0.modifiers.contains(.static)
    }
  }

  /// Calls a value through `function`, if it is one of those that make values callable.
  static func calls(of function: Declaration, in scope: ClientScope) -> [ClientDraft] {
    if function.name == "callAsFunction" {
      return MemberAccess.ways(to: function, in: scope).map { way in
        ClientDraft(
          .useDynamically,
          CallSite(function: function, way: way, callee: way.base, scope: scope).binding(.all))
      }
    }
    guard function.name == "dynamicallyCall", let parameter = function.parameters?.first,
      let label = parameter.label, let value = element(of: parameter.type)
    else { return [] }
    let list = label == "withArguments" ? "(value, value)" : "(some: value)"
    return MemberAccess.ways(to: function, in: scope).map { way in
      let expression = function.effects.prefix(mustAwait: way.mustAwait) + way.base + list
      let use = ValueUse.binding(expression, as: way.receiver.generics.resolved(function.type ?? .void))
      let own = "_ value: \(way.receiver.generics.resolved(value))"
      return ClientDraft(
        .useDynamically, way.client(use.body, parameters: [own], effects: function.effects))
    }
  }

  /// The type of one value among the arguments.
  private static func element(of type: TypeExpression) -> TypeExpression? {
    switch type {
    case .array(let element): element
    case .dictionary(_, let value): value
    case .named(let path): path.last?.name == "KeyValuePairs" ? path.last?.arguments.last : nil
    default: nil
    }
  }
}
