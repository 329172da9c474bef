import APIComparison
import PublicAPI

/// Clients whose calls and reads something new may take over.
enum CollisionUses {
  static func clients(with collisions: NameCollisions, in scope: ClientScope) -> [Client] {
    var seen: [Declaration: Set<[ClientSource]>] = [:]
    return collisions.uses.flatMap { use in
      let drafts = drafts(of: use, in: scope).filter {
        seen[use.addition, default: []].insert($0.alternatives).inserted
      }
      return ClientWriter.clients(drafts, of: use.known, in: scope).map { $0.colliding(with: use.addition) }
    }
  }

  private static func drafts(of use: ContestedUse, in scope: ClientScope) -> [ClientDraft] {
    let (known, addition) = (use.known, use.addition)
    switch use.form {
    case .member(let member, let isWaiting, let position):
      return drafts(of: member, fromAsync: isWaiting, in: scope).map { $0.only(position) }
    case .unseen(let member, let position):
      return drafts(of: member, in: scope).prefix(1).map { $0.only(position) }
    case .acceptedArgument:
      let callers = scope.hasAsyncOverload(known) ? [false, true] : [false]
      return callers.flatMap { drafts(of: known, fromAsync: $0, in: scope) }
    case .argument(let member, let index):
      let spelling = ArgumentSpelling.naming(member, at: index, in: scope)
      let sites =
        known.kind == .initializer
        ? [InitializerUses.site(of: known, in: scope)]
        : known.kind == .function ? CallUses.sites(of: known, in: scope) : []
      return sites.map { ClientDraft(.callAmongOverloads, $0.exact(.written([index: spelling]))) }
    case .memberOfResult(let member): return ResultUses.drafts(of: member, on: known, in: scope)
    case .associatedType(let inference, let type): return [naming(inference, as: type, in: scope)]
    case .hidden(let known, let module):
      return drafts(ofHidden: known, behind: addition, module, in: scope).map { $0.only(.ownExtension) }
    case .libraryFunction(let function):
      let calls = CallUses.plain(function, in: scope)
      if addition.context.isEmpty { return calls }
      return calls.map { draft in
        draft.replacing(draft.alternatives.map { $0.mapped { inside(addition, $0) } }).only(.ownExtension)
      }
    case .qualifiedName(let name):
      return [ClientDraft(.nameType, "func client\(Client.numberMark)() {\n  _ = \(name).self\n}\n")]
    case .interpolation(let type): return [interpolating(type, in: scope)]
    case .precedenceGroup: return Array(OperatorDeclarationUses.drafts(ofGroup: addition).prefix(1))
    case .operator: return OperatorDeclarationUses.standard(addition.name)
    }
  }

  /// Uses of what is at the top, in an extension of the type that has got a member of its name.
  private static func drafts(
    ofHidden known: Declaration, behind addition: Declaration, _ module: String, in scope: ClientScope
  ) -> [ClientDraft] {
    let isType = known.kind.isType || known.kind == .typeAlias
    let any = known.kind == .protocol ? "any " : ""
    let own = ClientGenerics(known.generics, where: known.requirements).withoutSuppressions
    let generics = any.isEmpty ? own : ClientGenerics()
    let name = TypeExpression.named([TypeName(known.name, arguments: generics.parameters.map(\.argument))])
    let alias = "Outer\(Client.numberMark)"
    let naming = [alias, "\(any)\(module).\(name)", "\(any)\(name)"].map {
      "func client\(Client.numberMark)\(generics.clause)(_ value: \($0)) -> \(any)\(name)\(generics.whereClause) { value }\n"
    }
    let uses = isType ? [ClientDraft(.nameType, alternatives: naming)] : drafts(of: known, in: scope)
    return uses.map { draft in
      draft.replacing(
        draft.alternatives.filter { $0.text.hasPrefix("func ") }.map {
          $0.mapped {
            // What another module declares has its name outside of the type.
            ($0.contains(alias) ? "typealias \(alias) = \(any)\(name)\n" : "") + inside(addition, $0)
          }
        })
    }
  }

  /// The function as one of the type that has got `addition`, found where that is.
  private static func inside(_ addition: Declaration, _ function: String) -> String {
    let isStatic = !addition.modifiers.isDisjoint(with: [.static, .class])
    return "extension \(addition.contextPath) {\n\(isStatic ? "static " : "")\(function)}\n"
  }

  /// Gives a value of the one type where the other is promised, which holds while they are the same.
  private static func naming(
    _ inference: InferredAssociatedType, as type: TypeExpression, in scope: ClientScope
  ) -> ClientDraft {
    let receiver = Receiver(path: inference.type.context + [inference.type.name], in: scope)
    let named = receiver.generics.resolved(type)
    // What belongs to a type says nothing of the type's arguments.
    let access = receiver.generics.parameters.isEmpty ? ClientFunction.Access.none : .metatype
    if inference.isOfErrors {
      // Any error can be given where any may be; only what is the same can be changed in place.
      let place = "_ place: inout \(receiver.type.member(TypeName(inference.associatedType)))"
      let body = ["func same(_ place: inout \(named)) {}", "same(&place)"]
      return ClientDraft(
        .nameAssociatedType,
        ClientFunction(receiver: receiver, access: access, parameters: [place], body: body).source)
    }
    let client = ClientFunction(
      receiver: receiver, access: access, parameters: ["_ value: \(named.escapingFunction(in: scope.names))"],
      result: receiver.type.member(TypeName(inference.associatedType)).description, body: ["return value"])
    return ClientDraft(.nameAssociatedType, client.source)
  }

  /// Makes a value of a literal in which something stands that is of any type.
  private static func interpolating(_ type: Declaration, in scope: ClientScope) -> ClientDraft {
    let receiver = Receiver(path: type.context + [type.name], in: scope)
    let client = ClientFunction(
      receiver: receiver, parameters: ["_ given: some Any"],
      body: [#"let result: \#(receiver.type) = "\(given)""#])
    return ClientDraft(.construct, client.source)
  }

  private static func drafts(of known: Declaration, fromAsync: Bool = false, in scope: ClientScope)
    -> [ClientDraft]
  {
    switch known.kind {
    case .initializer: InitializerUses.amongOverloads(known, in: scope)
    case .function where known.isOperator: OperatorUses.amongOverloads(known, in: scope)
    case .function: CallUses.amongOverloads(known, fromAsync: fromAsync, in: scope)
    default: StorageUses.amongOverloads(known, fromAsync: fromAsync, in: scope)
    }
  }
}
