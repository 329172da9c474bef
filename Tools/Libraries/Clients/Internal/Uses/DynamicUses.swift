import Changes
import ClientDeclarations
import Lookup
import Surfaces

/// Clients that use members which only exist at run time, and values that can be called.
enum DynamicUses {
  /// Reads a member that `storage`, a subscript for dynamic members, provides.
  static func drafts(of storage: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard storage.kind == .subscript, let parameter = storage.parameters?.first,
      parameter.label == "dynamicMember",
      parameter.type == .named([TypeName("String")]), let type = storage.type, isDynamic(storage, in: scope)
    else { return [] }
    return MemberAccess.ways(to: storage, in: scope).map { way in
      let effects = storage.accessors?.getterEffects ?? []
      let expression = effects.prefix(mustAwait: way.mustAwait) + way.prefix + "anyMember"
      let use = ValueUse.binding(expression, as: way.receiver.generics.resolved(type))
      return ClientDraft(.useDynamically, source(use.body, parameters: [], way: way, effects: effects))
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
        .useDynamically, source(use.body, parameters: [own], way: way, effects: function.effects))
    }
  }

  private static func source(_ body: [String], parameters: [String], way: MemberAccess, effects: Set<Effect>)
    -> String
  {
    ClientFunction(
      receiver: way.receiver, access: way.access, isolation: way.isolation, parameters: parameters,
      effects: effects.declared(mustAwait: way.mustAwait, in: way.receiver.generics), body: body
    ).source
  }

  private static func isDynamic(_ member: Declaration, in scope: ClientScope) -> Bool {
    scope.names.type(at: member.context)?.has(.dynamicMemberLookup) ?? false
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
