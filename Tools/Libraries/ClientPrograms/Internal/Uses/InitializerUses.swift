import APIComparison
import PublicAPI

/// Clients that make a value with an initializer.
enum InitializerUses {
  static func drafts(of initializer: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let way = way(to: initializer, in: scope)
    let receiver = way.receiver
    var drafts = CallUses.calls(of: initializer, through: way, callee: receiver.metatype, in: scope)
    if initializer.modifiers.contains(.required) || receiver.kind == .proto, receiver.kind != .foreign {
      drafts += throughMetatype(initializer, receiver: receiver, in: scope)
    }
    return drafts + defaulted(initializer, receiver: receiver, in: scope) + along(initializer, in: scope)
      + calledAtOnce(initializer, in: scope)
      + ReferenceUses.drafts(of: initializer, through: way, in: scope)
      + OwnProtocolUses.drafts(of: initializer, through: way, in: scope)
      + SubclassUses.override(ofInitializer: initializer, in: scope)
  }

  /// Calls what it makes with a closure behind the arguments, which another parameter may take.
  private static func calledAtOnce(_ initializer: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard scope.isThorough, initializer.effects.isEmpty, initializer.failability == .none else { return [] }
    let way = way(to: initializer, in: scope)
    let writer = ArgumentSpellings(scope: scope, generics: [])
    let made = ClientArguments(for: initializer, through: way.receiver, in: scope)
    let calls = scope.names.members(of: way.receiver.type).filter { $0.name == "callAsFunction" }
    return calls.flatMap { call -> [ClientDraft] in
      guard let last = call.parameters?.last, scope.names.isFunction(last.type),
        call.parameters?.dropLast().allSatisfy({ $0.defaultValue != nil }) == true,
        let closure = writer.spellings(of: way.receiver.generics.resolved(last.type), at: 0).last
      else { return [] }
      let site = CallSite(function: call, way: way, callee: way.receiver.metatype, scope: scope)
      return [(ClientUse.construct, false), (.callAmongOverloads, true)].map { use, isExact in
        ClientDraft(
          use,
          site.source(
            arguments: "\(made.list) \(closure.text)", parameters: made.parameters + closure.parameters,
            effects: call.effects.withoutRethrowing(in: call.parameters ?? []), isExact: isExact))
      }
    }
  }

  /// Calls with a key path that leaves its root to the initializer, and says what the type's parameter stands for.
  private static func along(_ initializer: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard scope.isThorough else { return [] }
    let generics = scope.names.type(at: initializer.context)?.generics ?? []
    return (initializer.parameters ?? []).enumerated().compactMap { index, parameter in
      guard parameter.type.path?.hasSuffix("KeyPath") == true, let root = parameter.type.arguments.first,
        let value = parameter.type.arguments.last, generics.contains(where: { value.path == $0.name }),
        let member = scope.names.members(of: root).first(where: {
          $0.kind.isStorage && !$0.modifiers.contains(.static)
        }), let type = member.type
      else { return nil }
      var known = initializer
      known.requirements.append(.sameType(value, type))
      let path = ArgumentSpelling(text: "\\.\(member.name.asMember)")
      return ClientDraft(
        .callAmongOverloads, site(of: known, in: scope).exact(.written([index: path])))
    }
  }

  /// Leaves out all arguments, where the default of one says what the type's only parameter stands for.
  private static func defaulted(_ initializer: Declaration, receiver: Receiver, in scope: ClientScope)
    -> [ClientDraft]
  {
    let parameters = initializer.parameters ?? []
    guard let generics = scope.names.type(at: initializer.context)?.generics, generics.count == 1,
      initializer.effects.isEmpty, initializer.failability == .none,
      parameters.allSatisfy({ $0.defaultValue != nil }),
      let parameter = parameters.first(where: { $0.type.generic == generics[0].name }),
      let type = parameter.defaultValue?.namedType
    else { return [] }
    let name = initializer.contextPath
    let use = ValueUse.exactly("\(name)()", as: receiver.type.substituting([generics[0].name: type]))
    let source = use.source { body, _ in
      ClientFunction(
        receiver: Receiver(path: [], in: scope), isolation: scope.isolation(of: initializer), body: body
      ).source
    }
    return [ClientDraft(.callWithDefaults, source)]
  }

  /// Calls that a new initializer may take over.
  static func amongOverloads(_ initializer: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let sites = [site(of: initializer, in: scope), inferring(initializer, in: scope)].compactMap(\.self)
    return sites.flatMap { CallUses.amongOverloads(at: $0, includingValues: true) }
  }

  /// The place where a client makes a value of a generic type, and leaves it to the arguments what its parameters are.
  private static func inferring(_ initializer: Declaration, in scope: ClientScope) -> CallSite? {
    let way = way(to: initializer, in: scope)
    guard way.base != initializer.contextPath, way.receiver.kind != .proto, way.receiver.kind != .foreign
    else {
      return nil
    }
    return CallSite(function: initializer, way: way, callee: initializer.contextPath, scope: scope)
  }

  /// The place where a client makes a value.
  static func site(of initializer: Declaration, in scope: ClientScope) -> CallSite {
    let way = way(to: initializer, in: scope)
    return CallSite(function: initializer, way: way, callee: way.base, scope: scope)
  }

  private static func way(to initializer: Declaration, in scope: ClientScope) -> MemberAccess {
    let receiver = Receiver(of: initializer, in: scope)
    return MemberAccess(
      receiver: receiver, access: receiver.kind == .foreign ? .metatype : .none,
      isolation: scope.isolation(of: initializer), prefix: "", base: receiver.metatype, mustAwait: false)
  }

  private static func throughMetatype(
    _ initializer: Declaration, receiver: Receiver, in scope: ClientScope
  ) -> [ClientDraft] {
    let way = MemberAccess(
      receiver: receiver, access: .metatype, isolation: scope.isolation(of: initializer), prefix: "",
      base: "", mustAwait: false)
    let site = CallSite(function: initializer, way: way, callee: "it.init", scope: scope)
    return [ClientDraft(.constructThroughMetatype, site.binding(.all))]
  }
}
